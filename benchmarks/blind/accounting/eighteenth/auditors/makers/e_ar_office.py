from common import *
import xlsxwriter
R=random.Random(1805)
PR=[('Summit Tower - 400 Larkspur Avenue',['0310|Abernathy Vance LLP','0500|Brightwell Actuarial','0720|Coldwater Media Group','0800|Dunmore & Page CPAs','0915|Everline Staffing','1100|Fulcrum Patent Law','1240|Gilded Oak Wealth','1400|Hexagon Civil Engineers','1510|Inlet Software Inc.','1900|Juniper Health Billing']),
('Weaver Building',['101|Kiln Coworking','210|Lattice Design Studio','215|Marrow & Finch Insurance','300|Nimbus Analytics (sublease)','330|Osprey Title Company','400|Pemberton Foundation','410|Quill Court Reporting']),
('Northgate Medical Office',['A-1|Riverbend Cardiology','A-4|Stonecrop Pediatrics','B-2|Thistle Imaging Center','B-3|Upland Physical Therapy','C-1|Verity Labs','C-5|Willowmere Dermatology']),
('Related parties (all buildings)',['1800|Larkspur Capital Advisors (sponsor)','110|LCA Property Services LLC','C-9|Larkspur Parking Partners'])]
def run():
    N=['b0_30','b31_60','b61_90','b91_120','b120','total','prepaid','other:Specific Reserve']
    fn='larkspur_AR_allowance_AR-4.xlsx'; wb=xlsxwriter.Workbook(out(fn)); ws=wb.add_worksheet('AR-4'); F=wb.add_format
    base={'font_name':'Arial Narrow','font_size':10}
    h=F({**base,'bold':1,'text_wrap':1,'align':'center','valign':'vcenter','bg_color':'#FFE9C7','border':1}); sec=F({**base,'bold':1,'bg_color':'#F3F3F3','align':'left'}); tx=F(base); m=F({**base,'num_format':'_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'}); mt=F({**base,'bold':1,'top':1,'num_format':'#,##0.00_);(#,##0.00)'}); bt=F({**base,'bold':1,'top':1}); rt=F({**base,'align':'right'}); g=F({**base,'bold':1,'top':1,'bottom':6,'num_format':'$#,##0.00_);($#,##0.00)'})
    ws.merge_range('A1:L1','Larkspur Office Fund II – Aged tenant receivables and allowance for credit losses',F({**base,'bold':1,'font_size':14}))
    ws.write('A2','Balance date 12/31/2024. Client aging (export "AR_Dec_v3") re-footed. Prepared: T. Bexley. Amounts in US dollars.',tx)
    ws.merge_range('A4:A5','Suite',h); ws.merge_range('B4:B5','Tenant',h); ws.merge_range('C4:C5','Status',h); ws.merge_range('D4:H4','Days outstanding from due date',h)
    for i,a in enumerate(['0-30','31-60','61-90','91-120','Over 120']): ws.write(4,3+i,a,h)
    ws.merge_range('I4:I5','Total\nreceivable',h); ws.merge_range('J4:J5','Prepaid\n(not netted)',h); ws.merge_range('K4:K5','Lookup key',h); ws.merge_range('L4:L5','Specific\nReserve',h)
    r=5; rows=[];tot=[];GT=[0]*8
    C=[3,4,5,6,7,8,9,11]
    for pn,ts in PR:
        ws.merge_range(r,0,r,11,pn,sec); r+=1; T=[0]*8; r0=r
        for t in ts:
            s,n=t.split('|'); rent=R.choice([4200,6880.5,9415,12750,18333.33,27410])
            v=[None]*8; pat=R.choice(['c','c','c2','late','old','pre','mix'])
            if pn.startswith('Rel'): pat=R.choice(['late','old'])
            st='Current'
            if pat=='pre': v[6]=-round(rent*R.uniform(.2,1),2)
            if pat in('c','c2','late','mix'): v[0]=round(rent*R.uniform(.1,1),2)
            if pat in('c2','late','mix'): v[1]=round(rent*R.uniform(.05,.6),2)
            if pat in('late',): v[2]=round(rent*R.uniform(.1,.8),2); v[3]=round(rent*R.uniform(.05,.4),2)
            if pat in('old',): v[3]=round(rent*R.uniform(.2,1),2); v[4]=round(rent*R.uniform(.8,2.4),2); st=R.choice(['Legal','Vacated','Notice'])
            if pat=='mix': v[2]=-round(rent*.03,2)
            if pat=='old': v[7]=round(v[4]*.5,2)
            if pn.startswith('Rel'): st='Affiliate'
            v[5]=round(sum(x or 0 for x in v[:5]),2)
            rows.append(dict(property=pn,unit=s,name=n,status=st,**dict(zip(N,v))))
            ws.write_string(r,0,s,tx); ws.write(r,1,n,tx); ws.write(r,2,st,tx); ws.write(r,10,r*17+4,tx)
            for j,(c,x) in enumerate(zip(C,v)):
                if x is None: continue
                if c==9: ws.write_string(r,c,par(x),rt)   # number as text
                elif c==8: ws.write_formula(r,c,f'=SUM(D{r+1}:H{r+1})',m,x)
                else: ws.write_number(r,c,x,m)
            T=[a+(b or 0) for a,b in zip(T,v)]; r+=1
        T=[round(x,2) for x in T]; lab='Subtotal, '+pn.split(' - ')[0].split(' (')[0]
        ws.write(r,0,'',bt); ws.write(r,1,lab,bt); ws.write(r,2,'',bt)
        for c,x in zip(C,T):
            if c==9: ws.write_string(r,c,par(x,2,'0.00'),F({**base,'bold':1,'top':1,'align':'right'}))
            else: ws.write_number(r,c,x,mt)
        tot.append(dict(label=lab,**dict(zip(N,T)))); GT=[a+b for a,b in zip(GT,T)]; r+=2
    GT=[round(x,2) for x in GT]; assert abs(sum(GT[:5])-GT[5])<.01
    ws.write(r,1,'ALL TENANTS',bt)
    for c,x in zip(C,GT): ws.write_number(r,c,x,g)
    tot.append(dict(label='ALL TENANTS',**dict(zip(N,GT)))); r+=3
    ws.write(r,1,'Allowance computation (general)',F({**base,'bold':1,'underline':1})); r+=1
    for i,a in enumerate(['Bucket','','Balance','Rate','Allowance']): ws.write(r,1+i,a,h)
    r+=1; s=0
    pc=F({**base,'num_format':'0.0%'})
    for a,x,p in zip(['0-30','31-60','61-90','91-120','Over 120'],GT,[.01,.05,.125,.3,.6]):
        al=round(x*p,2); s+=al; ws.write(r,1,a,tx); ws.write(r,3,x,m); ws.write(r,4,p,pc); ws.write(r,5,al,m); r+=1
    ws.write(r,1,'General allowance',bt); ws.write(r,5,round(s,2),mt); r+=2
    ws.write(r,1,'Affiliate balances are excluded from confirmation; agreed to counter-party ledgers (RP-2).',F({**base,'italic':1}))
    ws.set_column('A:A',8); ws.set_column('B:B',36); ws.set_column('C:C',10); ws.set_column('D:J',14); ws.set_column('K:K',9,None,{'hidden':1}); ws.set_column('L:L',13); ws.freeze_panes(5,2); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'AR',N,rows,tot,None,'OFFICE','audit associate, allowance working paper','sections by building, merged headers, formulas with values, allowance recap below','prepaid column is numbers as text in parentheses; hidden numeric key column; related-party section; recap by bucket')
