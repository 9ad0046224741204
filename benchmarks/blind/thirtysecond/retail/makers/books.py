from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL
import xlsxwriter
Bd=Font(bold=True); fill=lambda c:PatternFill('solid',fgColor=c)
def wid(ws,l):
    for k,w in enumerate(l,1): ws.column_dimensions[CL(k)].width=w

def doc8():  # Nexus export
    R=random.Random(108);fn='NEXUS_LeaseRegister_Brantfield_2026-02.xlsx';asof=d(2026,2,28);wb=Workbook();ws=wb.active;ws.title='LeaseRegister';nm=pool(R,48)
    ws.append(['NEXUS Property Accounting - Lease Register']);ws.append(['Centre:','BRF - Brantfield Power Centre']);ws.append(['Effective:',asof]);ws['B3'].number_format='dd-mmm-yyyy';ws.append([])
    ws.append(['Bldg','Space','Space Type','Sts','Lease #','DBA Name','GLA','Rent Commence','Expiry','Min Rent','CAM','RE Tax','Insurance','Mktg Fund','Total Monthly','Renewal Options','% Rent','Natural B/P']);
    for c in ws[5]:c.font=Bd;c.fill=fill('C6D9F0');c.alignment=Alignment(wrap_text=True)
    rows=[];i=0;cn=[0,0];G=[0]*7
    for b,k in (('A',13),('B',17),('C',11)):
        S=[0]*7
        for j in range(k):
            u=f'{b}{101+j}';a=R.choice([1100,1350,1820,2400,3150,4800,12500]);vac=R.random()<.12;cn[vac]+=1
            if vac:
                ws.append([b,u,'CRU','VA',None,None,a]);rows.append(dict(unit=u,building=b,unitType='CRU',area=a,statusText='VA'));S[0]+=a
            else:
                s,e,_=lease(R,asof,36,120);m=round(a*R.uniform(20,42)/12 if a<9000 else a*14/12,2);ch=[round(a*x,2) for x in (.41,.62,.06,.08)];t=round(m+sum(ch),2);sts=R.choice(['OC']*8+['HO']);
                if sts=='HO': e=d(2025,R.randint(9,12),28); s=d(2020,e.month,1)
                pr=R.choice([None,None,.06,.05]);ws.append([b,u,'CRU',sts,f'L{R.randint(10000,99999)}',nm[i],a,s,e,m,*ch,t,R.choice(['1x5','2x5','',None]),pr,m*12/pr if pr else None])
                ty=['CRU','PAD'][a==4800];ws.cell(ws.max_row,3).value=ty
                rows.append(dict(unit=u,building=b,unitType=ty,area=a,tenantName=nm[i],statusText=sts,contractRent=m,leaseStartDate=iso(s),leaseEndDate=iso(e),charges=[dict(code=x,amount=y) for x,y in zip(('Min Rent','CAM','RE Tax','Insurance','Mktg Fund'),[m]+ch)],totalCharges=t));i+=1
                for q,v in enumerate([a,m]+ch+[t]):S[q]+=v
        ws.append([f'Total Bldg {b}']+[None]*5+[S[0],None,None]+[round(v,2) for v in S[1:]])
        for c in ws[ws.max_row]:c.font=Bd;c.border=Border(top=Side('thin'))
        G=[x+y for x,y in zip(G,S)];ws.append([])
    ws.append(['Centre Total']+[None]*5+[G[0],None,None]+[round(v,2) for v in G[1:]])
    for c in ws[ws.max_row]:c.font=Bd;c.border=Border(top=Side('thin'),bottom=Side('double'))
    ws.append([]);ws.append([f'Spaces {sum(cn)}; occupied (OC, HO = holding over) {cn[0]}; vacant (VA) {cn[1]}'])
    for r in ws.iter_rows(min_row=6):
        for c in r:
            if c.column in(8,9):c.number_format='dd-mmm-yy'
            elif 10<=c.column<=15:c.number_format='#,##0.00'
            elif c.column in(7,18):c.number_format='#,##0'
            elif c.column==17:c.number_format='0.00%'
    wid(ws,[12,8,8,5,9,28,9,12,12]+[12]*6+[10,8,13]);ws.freeze_panes='A6'
    wb.save(path(fn));save(fn,'RETAIL','Nexus lease register, status codes, real dates, charge columns, totals by building',False,'Brantfield Power Centre',iso(asof),sum(cn),*cn,rows)

def doc9():  # SAP RE-FX large
    R=random.Random(109);fn='REISCDBE_export_Tessmer_Park.xlsx';asof=d(2025,12,31);wb=xlsxwriter.Workbook(path(fn));su=wb.add_worksheet('Selection');ws=wb.add_worksheet('Sheet1');nm=pool(R,190,True)
    hb=wb.add_format(dict(bg_color='#D9D9D9',border=1));nf=wb.add_format(dict(num_format='#,##0.00'));yl=wb.add_format(dict(num_format='#,##0.00',bg_color='#FFFF99',bold=1))
    hd=['Company Code','Business Entity','Building','Rental Object','Usage Type','Name of Rental Object','Occupancy','Contract','Business Partner','Contract Start','Contract End','Notice','Sq. Ft.','Crcy','Base Rent','Op.Cost Advance','RE Tax Advance','Parking','Net Total per Month']
    for k,h in enumerate(hd):ws.write(0,k,h,hb)
    rows=[];r=1;i=0;T=[0]*6;cnt={'Office':[0,0],'Storage':[0,0],'Parking space':[0,0]}
    for b,no,ns,np_ in (('100',52,8,6),('200',40,6,5),('300',30,5,8)):
        S=[0]*6
        for ty,k in (('Office',no),('Storage',ns),('Parking space',np_)):
            for j in range(k):
                u=f'{b}/'+{'O':f'{1+j//12}{j%12+1:02d}','S':f'S{j+1:02d}','P':f'P{j+1:02d}'}[ty[0]];a=R.randint(900,6200) if ty=='Office' else R.randint(80,300) if ty=='Storage' else None
                vac=R.random()<.11;cnt[ty][vac]+=1
                nmo={'O':f'Suite {1+j//12}{j%12+1:02d}','S':f'Storage {j+1}','P':f'Stall block {j+1}'}[ty[0]]
                for q,v in enumerate(['4100','7002118',b,u,ty,nmo,'Vacant' if vac else 'Occupied']):ws.write(r,q,v)
                if a:ws.write(r,12,a,nf)
                row=dict(unit=u,building=b,unitType=ty,area=a,statusText='Vacant' if vac else 'Occupied')
                if a:S[0]+=a
                if not vac:
                    s,e,_=lease(R,asof,36,120);inf=R.random()<.06
                    m=round(a*R.uniform(20,29)/12,2) if ty=='Office' else round(a*1.0,2) if ty=='Storage' else 0
                    oc,tx=(round(a*.48,2),round(a*.27,2)) if ty=='Office' else (0,0);pk=R.choice([225.,450.,675.]) if ty[0]=='P' else 0;t=round(m+oc+tx+pk,2)
                    for q,v in enumerate([str(3000000+r*7),nm[i],s.strftime('%m/%d/%Y'),'Indefinite' if inf else e.strftime('%m/%d/%Y'),R.choice(['6M','12M',''])]):ws.write(r,7+q,v)
                    ws.write(r,13,'USD');ch=[]
                    for q,v in ((14,m),(15,oc),(16,tx),(17,pk),(18,t)):
                        if v:
                            ws.write(r,q,v,nf)
                            if q<18:ch.append(dict(code=hd[q],amount=v))
                    row.update(tenantName=nm[i],leaseStartDate=iso(s),leaseEndDate='Indefinite' if inf else iso(e),charges=ch,totalCharges=t);i+=1
                    if m:row['contractRent']=m
                    for q,v in enumerate((m,oc,tx,pk,t)):S[q+1]+=v
                rows.append(row);r+=1
        for q in range(19):ws.write_blank(r,q,None,yl)
        ws.write(r,2,'* '+b,yl)
        for q,v in zip((12,14,15,16,17,18),S):ws.write(r,q,round(v,2),yl)
        r+=1;T=[x+y for x,y in zip(T,S)]
    ws.write(r,0,'**',yl)
    for q,v in zip((12,14,15,16,17,18),T):ws.write(r,q,round(v,2),yl)
    ws.set_column(0,18,13);ws.set_column(8,8,30);ws.freeze_panes(1,0);ws.set_column(11,11,None,None,{'hidden':1})
    for k,l in enumerate([['Occupancy: Rental Objects with Contract'],['Business entity','7002118  Tessmer Business Park'],['Key date','12/31/2025'],[],['Usage type','Occupied','Vacant','Number']]+[[t,*c,sum(c)] for t,c in cnt.items()]+[[],['Suites of the property are the rental objects of usage type Office.']]):su.write_row(k,0,l)
    su.set_column(0,1,30);wb.close();o,v=cnt['Office'];save(fn,'OFFICE','SAP RE-FX ALV export, 160 rental objects incl. storage and parking, star subtotals, text dates',True,'Tessmer Business Park',iso(asof),o+v,o,v,rows,sheet='Sheet1')

def doc10():  # landlord own, multi-sheet, merged
    R=random.Random(110);fn='Rent roll - Otter Creek Plaza (landlord) Aug 2025.xlsx';asof=d(2025,8,1);wb=Workbook();w0=wb.active;w0.title='Summary';ws=wb.create_sheet('RR Aug-25');w2=wb.create_sheet('Options & notes');nm=pool(R,30)
    ws['B2']='Otter Creek Plaza';ws['B2'].font=Font(bold=True,size=16,color='1F5C3A');ws['B3']='Rent roll effective August 1, 2025';ws['B3'].font=Font(italic=True)
    for rg,t in (('B5:B6','Unit'),('C5:C6','Tenant (trade name)'),('D5:D6','GLA (sf)'),('F5:G5','Term'),('I5:K5','Base rent'),('M5:O5','Recoveries / month'),('Q5:R5','Next increase')):
        ws.merge_cells(rg);c=ws[rg.split(':')[0]];c.value=t;c.font=Font(bold=True,color='FFFFFF');c.fill=fill('1F5C3A');c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    for k,t in zip('FGIJKMNOQR',['Start','Expiry','Monthly','Annual','$/sf','CAM','Tax','Total rec.','Date','Monthly rent']):c=ws[k+'6'];c.value=t;c.font=Bd;c.fill=fill('DDEBE2');c.alignment=Alignment(horizontal='center')
    r=7;rows=[];i=0;G=[0]*6;cn=[0,0]
    for sec,us_ in (('Main plaza',[f'{k}' for k in range(1,17)]),('Pad sites',['Pad A','Pad B','Pad C'])):
        ws.cell(r,2,sec).font=Font(bold=True,underline='single');r+=1
        for u in us_:
            a=R.choice([950,1200,1500,1980,2600]) if sec[0]=='M' else R.choice([2900,4400,5200]);ws.cell(r,2,int(u) if u.isdigit() else u);ws.cell(r,4,a);G[0]+=a
            if u in('5','12'):ws.cell(r,3,'VACANT').font=Font(color='FF0000',bold=True);rows.append(dict(unit=u,section=sec,area=a,statusText='VACANT'));cn[1]+=1;r+=1;continue
            s,e,_=lease(R,asof,60,120);m=round(a*R.choice([18,20,22.5,25])/12,2);cm=round(a*.38,2);tx=round(a*.52,2);sp=steps(R,asof,s,e,m,.04,R.choice([12,24]),1);an=round(m*12,2)
            for k,v in ((3,nm[i]),(6,s),(7,e),(9,m),(10,an),(11,m*12/a),(13,cm),(14,tx),(15,round(cm+tx,2))):ws.cell(r,k,v)
            if sp:ws.cell(r,17,sp[0][0]);ws.cell(r,18,sp[0][1])
            ws.cell(r,5,'x');rows.append(dict(unit=u,section=sec,area=a,tenantName=nm[i],statusText='Occupied',contractRent=m,annualRent=an,leaseStartDate=iso(s),leaseEndDate=iso(e),charges=[dict(code='CAM',amount=cm),dict(code='Tax',amount=tx)],rentSteps=[dict(date=iso(x),amount=v) for x,v in sp]))
            for q,v in enumerate((m,an,cm,tx,cm+tx)):G[q+1]+=v
            i+=1;cn[0]+=1;r+=1
        r+=1
    ws.cell(r,3,'TOTAL')
    for k,v in zip((4,9,10,13,14,15),G):ws.cell(r,k,round(v,2))
    for c in ws[r]:c.font=Bd;c.border=Border(top=Side('thin'),bottom=Side('double'))
    for row in ws.iter_rows(min_row=7,max_row=r):
        for c in row:
            if c.column in(6,7,17):c.number_format='mmm d, yyyy'
            elif c.column==4:c.number_format='#,##0'
            elif c.column>8:c.number_format='"$"#,##0.00'
    wid(ws,[2,8,30,9,5,13,13,2,12,13,8,2,10,10,11,2,13,13]);ws.column_dimensions['E'].hidden=True
    for x in [['Otter Creek Plaza - Sudbury, Ontario'],[],['Units incl. pads',sum(cn)],['Leased',cn[0]],['Vacant',cn[1]],['GLA',G[0]],['Monthly base rent',round(G[1],2)],['Annual base rent',round(G[2],2)]]:w0.append(x)
    w0.column_dimensions['A'].width=34
    for x in [['Unit','Options'],[1,'2 x 5 years, rent to be negotiated'],[3,'1 x 5 years at $27.00'],['Pad A','4 x 5 years, fixed 10% bumps'],[],['Rents exclude HST. Pylon sign panels included in base rent.']]:w2.append(x)
    wb.save(path(fn));save(fn,'RETAIL','landlord own workbook, three sheets, merged group headers, spacer and hidden columns',True,'Otter Creek Plaza',iso(asof),sum(cn),*cn,rows,sheet='RR Aug-25')

def doc11():  # Yardi lease charges with lines
    R=random.Random(111);fn='RentRollwithLeaseCharges_mesqui.xlsx';asof=d(2025,10,31);wb=Workbook();ws=wb.active;ws.title='Report1';nm=pool(R,30)
    for t in ('Commercial Rent Roll with Lease Charges','Property: Mesquite Trail Shops (mesqui)','As Of = 10/31/2025','Month Year = 10/2025'):ws.append([t]);ws.merge_cells(start_row=ws.max_row,start_column=1,end_row=ws.max_row,end_column=11);ws.cell(ws.max_row,1).alignment=Alignment(horizontal='center');ws.cell(ws.max_row,1).font=Bd
    ws.append(['Unit','Unit','Lease','Name','Charge','Amount','Amount','Lease','Lease','Security','Balance']);ws.append([None,'Sq Ft','ID',None,'Code','per month','per Sq Ft','From','Expiration','Deposit',None])
    for q in(5,6):
        for c in ws[q]:c.font=Bd;c.alignment=Alignment(horizontal='center')
    rows=[];i=0;CT={};A=[0,0];D=B=0;cn=[0,0];Tot=0
    def emit(u,a,nme,s,e,m,sec,bal,dep):
        ch=[('brent',m),('cam',round(a*.36,2)),('ret',round(a*.44,2)),('ins',round(a*.07,2))]+([('trash',85.)] if R.random()<.4 else [])+([('ptax',-120.)] if R.random()<.08 else [])
        for q,(k,v) in enumerate(ch):ws.append(([u,a,f't00{R.randint(21000,29999)}',nme] if q==0 else [None]*4)+[k,v,round(v*12/a,2)]+([s,e,dep,bal] if q==0 else []))
        t=round(sum(v for _,v in ch),2);ws.append([None]*4+['Total',t]);ws.cell(ws.max_row,5).font=Bd;ws.cell(ws.max_row,6).font=Bd;ws.append([])
        rows.append(dict(unit=u,area=a,tenantName=nme,section=sec,statusText='Occupied' if sec[0]=='C' else sec,contractRent=m,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,balance=bal,charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=t));return ch,t
    sec='Current/Notice/Vacant Leases';ws.append([sec]);ws.cell(ws.max_row,1).font=Bd;fut=None
    for j in range(24):
        u=f'{"AB"[j//14]}-{j%14+1:02d}';a=R.choice([1200,1440,1600,2100,2750,3300])
        if j in(6,15,20):ws.append([u,a,'VACANT','VACANT',None,None,None,None,None,0,0]);ws.append([]);rows.append(dict(unit=u,area=a,section=sec,statusText='VACANT',contractRent=None,deposit=0,balance=0));cn[1]+=1;A[1]+=a;fut=(u,a) if j==15 else fut;continue
        s,e,_=lease(R,asof,36,120);m=round(a*R.choice([17,19,21.5])/12,2);dep=R.choice([0,m,2500.]);bal=R.choice([0,0,0,round(R.uniform(-400,3200),2)])
        ch,t=emit(u,a,nm[i],s,e,m,sec,bal,dep);i+=1;cn[0]+=1;A[0]+=a;D+=dep;B+=bal;Tot+=t
        for k,v in ch:CT[k]=CT.get(k,0)+v
    ws.append(['Future Leases']);ws.cell(ws.max_row,1).font=Bd
    u,a=fut;m=round(a*22/12,2);emit(u,a,nm[i],d(2026,1,1),d(2030,12,31),m,'Future Leases',0,m)
    ws.append(['Total','Mesquite Trail Shops (current leases)',None,None,None,round(Tot,2),None,None,None,round(D,2),round(B,2)]);ws.append([])
    ws.append(['Summary Groups','Square Footage','# of Units','% Sq Ft Occupied']);ta=sum(A)
    for l,x,y,z in (('Occupied Units',A[0],cn[0],A[0]/ta),('Vacant Units',A[1],cn[1],A[1]/ta),('Total',ta,24,1)):ws.append([l,x,y,round(z*100,2)])
    ws.append([]);ws.append(['Summary of Charges by Charge Code','(current leases only)']);
    for k,v in CT.items():ws.append([k,round(v,2)])
    ws.append(['Total',round(sum(CT.values()),2)])
    for row in ws.iter_rows(min_row=7):
        for c in row:
            if c.column in(8,9):c.number_format='mm/dd/yyyy'
            elif c.column in(6,7,10,11):c.number_format='#,##0.00'
    wid(ws,[10,10,11,30,9,12,11,12,12,11,11])
    wb.save(path(fn));save(fn,'RETAIL','Yardi lease charges stacked, future lease on a vacant suite, two-row header',True,'Mesquite Trail Shops',iso(asof),24,*cn,rows)

def doc12():  # power centre annual, planted
    R=random.Random(112);fn='Saltgrass_Commons_tenant_schedule_Q1-26.xlsx';asof=d(2026,3,31);wb=xlsxwriter.Workbook(path(fn));ws=wb.add_worksheet('Tenant Schedule');nm=pool(R,30)
    H=wb.add_format(dict(bold=1,bottom=2,text_wrap=1,valign='bottom',font_name='Georgia',font_size=9));tx=wb.add_format(dict(font_name='Georgia',font_size=9));mo=wb.add_format(dict(font_name='Georgia',font_size=9,num_format='$#,##0;($#,##0);-'));ar=wb.add_format(dict(font_name='Georgia',font_size=9,num_format='#,##0'));ps=wb.add_format(dict(font_name='Georgia',font_size=9,num_format='0.00'));b=wb.add_format(dict(font_name='Georgia',font_size=9,bold=1,top=1,num_format='#,##0'));sc=wb.add_format(dict(font_name='Georgia',bold=1,italic=1,bg_color='#E8E0D0'))
    ws.write(0,0,'SALTGRASS COMMONS',wb.add_format(dict(font_name='Georgia',bold=1,font_size=14)));ws.write(1,0,'Tenant Schedule as of 3/31/2026 - annualized amounts',tx)
    for k,h in enumerate(['Tenant','Space','Lease Type','Sq Ft','% of GLA','Lease Start','Lease End','Annual Base Rent','Rent PSF','Annual CAM','Annual RE Tax','Annual Ins.','Gross Annual','Overage Rent Terms','Options']):ws.write(3,k,h,H)
    r=4;rows=[];i=0;G=[0]*6;pl=None;cn=[0,0];spec=[('Anchors',['1000','1100'],(48000,88000),8.5),('Junior Anchors',['2000','2100','2200','2300'],(14000,26000),14),('Shops',[str(3000+10*k) for k in range(15)],(1200,4500),27),('Pads / Ground Leases',['P1','P2','P3','P4'],(3000,6500),32)]
    areas={u:R.randint(*rg)//10*10 for _,us_,rg,_ in spec for u in us_};TA=sum(areas.values())
    for sec,us_,rg,p in spec:
        ws.merge_range(r,0,r,14,sec,sc);r+=1;S=[0]*6
        for u in us_:
            a=areas[u];S[0]+=a;ws.write(r,1,u,tx);ws.write(r,3,a,ar);ws.write(r,4,f'{a/TA*100:.1f}%',tx)
            if u in('2200','3040','3110'):ws.write(r,0,'Available',tx);rows.append(dict(unit=u,section=sec,area=a,statusText='Available'));cn[1]+=1;r+=1;continue
            s,e,_=lease(R,asof,60,240 if a>9000 or u[0]=='P' else 120);an=round(a*p*R.uniform(.85,1.2));v3=[round(a*x) for x in (3.1,4.05,.65)]
            if u[0]=='P':v3[0]=0
            pr=an;gr=an+sum(v3)
            if u=='3070':
                t=str(an);pr=int(t[0]+str((int(t[1])+4)%10)+t[2:]);pl=(nm[i],u,an,pr)
            for k,v,f in ((0,nm[i],tx),(2,'Ground' if u[0]=='P' else 'NNN',tx),(5,us1(s),tx),(6,us1(e),tx),(7,pr,mo),(8,an/a,ps),(9,v3[0],mo),(10,v3[1],mo),(11,v3[2],mo),(12,gr,mo)):ws.write(r,k,v,f)
            if R.random()<.35:ws.write(r,13,f'{R.choice([3,4,6])}% over ${R.randint(9,60)*100000:,}',tx)
            ws.write(r,14,R.choice(['4 x 5','2 x 5','1 x 5','None']),tx)
            rows.append(dict(unit=u,section=sec,area=a,tenantName=nm[i],statusText='Occupied',annualRent=pr,leaseStartDate=iso(s),leaseEndDate=iso(e),charges=[dict(code=k,amount=v) for k,v in zip(('Annual CAM','Annual RE Tax','Annual Ins.'),v3) if v],totalCharges=gr))
            for q,v in enumerate([an]+v3+[gr]):
                S[q+1]+=v
            cn[0]+=1;i+=1;r+=1
        def tl(l,S):
            for k in range(15):ws.write_blank(r,k,None,b)
            ws.write(r,0,l,b)
            for k,v in zip((3,7,9,10,11,12),S):ws.write(r,k,v,b)
        tl('Total '+sec,S);r+=2;G=[x+y for x,y in zip(G,S)]
    tl('TOTAL SALTGRASS COMMONS',G);r+=2
    ws.write(r,0,f'{sum(cn)} spaces: {cn[0]} leased and open, {cn[1]} available',tx);ws.set_column(0,0,28);ws.set_column(1,14,11);ws.set_column(13,13,20);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save(fn,'RETAIL','power centre annual schedule, anchors/juniors/shops/pads subtotals',True,'SALTGRASS COMMONS',iso(asof),sum(cn),*cn,rows,planted=dict(what=f'{pl[0]} (space {pl[1]}): Annual Base Rent printed {pl[3]:,} instead of {pl[2]:,}; subtotal, total, PSF and Gross Annual carry the original',kind='digit_changed'))

def doc13():  # Monterrey office, text numbers
    R=random.Random(113);fn='Torre_Ciprés_Rent_Roll_2026Q1.xlsx';asof=d(2026,1,1);wb=Workbook();ws=wb.active;ws.title='Rent Roll USD';nm=pool(R,36,True)
    ws.append(['','TORRE CIPRÉS - San Pedro Garza García, N.L.']);ws.append(['','Rent roll in USD, 01-Jan-2026 (VAT not included)']);ws.append([]);ws.append(['Tenant','Office','Area m2','Rent USD/m2/month','Rent USD per month','Maintenance USD','Parking USD','Guarantee deposit','From','Until','Renewal right'])
    for c in ws[4]:c.font=Bd;c.border=Border(bottom=Side('medium'),top=Side('medium'));c.alignment=Alignment(wrap_text=True,horizontal='center')
    f=lambda v:'US$ '+n2(v);rows=[];i=0;T=[0]*5;cn=[0,0]
    for fl in range(2,11):
        sec=f'Level {fl:02d}';ws.append([sec]);ws.cell(ws.max_row,1).fill=fill('D9D2E9')
        for j in range(R.choice([2,3,4])):
            u=f'{fl}{"ABCD"[j]}';a=round(R.uniform(95,420),1);T[0]+=a
            if (fl*7+j)%9==0:ws.append(['(vacant)',u,n2(a)]);rows.append(dict(unit=u,section=sec,area=a,statusText='(vacant)'));cn[1]+=1;continue
            s,e,_=lease(R,asof,36,60);p=R.choice([19,20.5,21,22.5]);m=round(a*p,2);mt=round(a*3.2,2);pk=R.choice([0,180.,360.,540.]);dep=round(m*2,2)
            ws.append([nm[i],u,n2(a),n2(p),f(m),f(mt),f(pk) if pk else '-',f(dep),s.strftime('%d-%b-%Y'),e.strftime('%d-%b-%Y'),R.choice(['Yes, 3 years','No','Yes, 5 years'])])
            rows.append(dict(unit=u,section=sec,area=a,tenantName=nm[i],statusText='Occupied',contractRent=m,deposit=dep,leaseStartDate=iso(s),leaseEndDate=iso(e),charges=[dict(code='Maintenance USD',amount=mt)]+([dict(code='Parking USD',amount=pk)] if pk else [])));i+=1;cn[0]+=1
            for q,v in enumerate((m,mt,pk,dep)):T[q+1]+=v
    ws.append(['Subtotal offices','',n2(T[0]),'']+[f(v) for v in T[1:]]);ws.cell(ws.max_row,1).font=Bd;o=T[1];sec='Other income';ws.append([sec]);ws.cell(ws.max_row,1).fill=fill('D9D2E9')
    for nme,u,m in (('Antenas Cumbre S.A.P.I.','Roof 1',1450.),('Cajero Banco Regio Norte','ATM lobby',620.),('Publicidad Mirasierra','Billboard',900.)):
        ws.append([nme,u,'','',f(m),'','','',d(2024,3,1).strftime('%d-%b-%Y'),d(2029,2,28).strftime('%d-%b-%Y'),'No']);o+=m
        rows.append(dict(unit=u,section=sec,tenantName=nme,statusText='Occupied',contractRent=m,leaseStartDate='2024-03-01',leaseEndDate='2029-02-28'))
    ws.append(['TOTAL BUILDING','',n2(T[0]),'',f(o)]+[f(v) for v in T[2:]]);ws.cell(ws.max_row,1).font=Bd;ws.append([]);ws.append([f'Offices: {sum(cn)}','',f'let {cn[0]}',f'vacant {cn[1]}'])
    for row in ws.iter_rows(min_row=5):
        for c in row[2:8]:c.alignment=Alignment(horizontal='right')
    wid(ws,[32,10,11,12,17,15,14,17,13,13,14])
    wb.save(path(fn));save(fn,'OFFICE','Mexican office tower, numbers as text with US$, tenant first, level headings, antenna/ATM/billboard rows',True,'TORRE CIPRÉS',iso(asof),sum(cn),*cn,rows)

def doc14():  # specialty leasing
    R=random.Random(114);fn='specialty leasing roll_Birchmoor Galleria_nov25.xlsx';asof=d(2025,11,15);wb=Workbook();ws=wb.active;ws.title='SL Roll';nm=pool(R,50)
    ws['A1']='Birchmoor Galleria';ws['A1'].font=Font(size=14,bold=True);ws['A2']='Specialty Leasing Roll - carts, kiosks, temporary in-line, storage';ws['H1']='Report date';ws['I1']=asof;ws['I1'].number_format='m/d/yyyy'
    hd=['Loc #','Location type','Status','Licensee','Product','License begins','License ends','Sq ft','License fee / mo','Util. fee','Storage fee','Total / mo','% over B/P','Security dep.','A/R balance']
    for k,h in enumerate(hd,1):c=ws.cell(4,k,h);c.font=Font(bold=True,color='FFFFFF');c.fill=fill('444444');c.alignment=Alignment(text_rotation=0,wrap_text=True)
    r=5;rows=[];i=0;T=[0]*6;cn=[0,0]
    L=[(f'RMU-{k:02d}','Cart',60) for k in range(1,13)]+[(f'K-{k:02d}','Kiosk',R.choice([100,120,144])) for k in range(1,13)]+[(f'T{k}','Temp in-line',R.choice([850,1300,2200])) for k in(1120,1164,1212,2044,2078,2131)]
    for u,ty,a in L:
        ws.cell(r,1,u);ws.cell(r,2,ty);ws.cell(r,8,a)
        if R.random()<.22:ws.cell(r,3,'Open');rows.append(dict(unit=u,unitType=ty,statusText='Open',area=a));cn[1]+=1;r+=1;continue
        s=d(2025,R.randint(2,11),1);e=R.choice([d(2025,12,31),d(2026,1,31),d(2026,6,30),'MTM']);m={'C':R.choice([1400,1650,1900]),'K':R.choice([2800,3400,4100]),'T':R.choice([2500,3200,4800])}[ty[0]];ut=R.choice([50,75,100]);sf=R.choice([0,0,150]);dep=R.choice([500,1000,m]);bal=R.choice([0,0,0,m,-50]);t=m+ut+sf
        for k,v in ((3,'Licensed'),(4,nm[i]),(5,R.choice(['Phone cases','Calendars','Perfume','Candy','Toys','Sunglasses','Holiday gifts'])),(6,s),(7,e),(9,m),(10,ut),(11,sf or None),(12,t),(13,R.choice([None,'15%','12%'])),(14,dep),(15,bal)):ws.cell(r,k,v)
        rows.append(dict(unit=u,unitType=ty,statusText='Licensed',area=a,tenantName=nm[i],contractRent=m,leaseStartDate=iso(s),leaseEndDate=e if e=='MTM' else iso(e),charges=[dict(code=k,amount=v) for k,v in (('License fee / mo',m),('Util. fee',ut),('Storage fee',sf)) if v],totalCharges=t,deposit=dep,balance=bal));i+=1;cn[0]+=1
        for q,v in enumerate((m,ut,sf,t,dep,bal)):T[q]+=v
        r+=1
    ws.cell(r,1,'Totals')
    for k,v in zip((9,10,11,12,14,15),T):ws.cell(r,k,v)
    for c in ws[r]:c.font=Bd;c.border=Border(top=Side('thick'))
    for row in ws.iter_rows(min_row=5,max_row=r):
        for c in row:
            if c.column in(6,7):c.number_format='m/d/yy'
            elif c.column>8:c.number_format='#,##0_);(#,##0)'
    ws.cell(r+2,1,'Program locations');ws.cell(r+2,4,sum(cn));ws.cell(r+3,1,'Licensed');ws.cell(r+3,4,cn[0]);ws.cell(r+4,1,'Open');ws.cell(r+4,4,cn[1]);ws.cell(r+5,1,'Open = no licensee, location is available. Storage fee is for stock rooms behind Court C, no location of its own.')
    ws.auto_filter.ref=f'A4:O{r-1}';wid(ws,[10,13,10,28,14,12,12,8,11,9,9,10,9,10,10])
    wb.save(path(fn));save(fn,'RETAIL','specialty leasing program, carts/kiosks/temps, license fees, status Open',True,'Birchmoor Galleria',iso(asof),sum(cn),*cn,rows)
def run():
    for f in (doc8,doc9,doc10,doc11,doc12,doc13,doc14):f()
