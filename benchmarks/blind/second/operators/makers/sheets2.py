from lib import *
import csv, xlsxwriter, openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
# ---------- 11 furnished short-term ----------
def furnished():
    g=R(1111).setup(); f='anchorage_row_furnished_suites.xlsx'
    wb=xlsxwriter.Workbook(f'{D}/{f}'); ws=wb.add_worksheet('IN HOUSE 10-31'); ws2=wb.add_worksheet('Rate Card')
    b=wb.add_format({'bold':1,'font_name':'Arial Narrow'}); h=wb.add_format({'bold':1,'font_name':'Arial Narrow','bottom':2,'text_wrap':1,'valign':'bottom'}); n=wb.add_format({'font_name':'Arial Narrow'}); w=wb.add_format({'font_name':'Arial Narrow','text_wrap':1,'valign':'top'}); big=wb.add_format({'bold':1,'font_size':16,'font_name':'Arial Narrow'})
    dfm=wb.add_format({'font_name':'Arial Narrow','num_format':'ddd d-mmm-yy','align':'left'}); rt=wb.add_format({'font_name':'Arial Narrow','align':'right'})
    lay={'Studio King':(455,3150),'1BR Queen':(610,3750),'1BR King + Den':(705,4125),'2BR':(935,4980)}
    ws.write(0,0,'Anchorage Row Furnished Suites',big); ws.write(1,0,'Extended stay occupancy & rate sheet -- printed Fri 31-Oct-25 after night audit',n)
    ws.write(2,0,'Business date: 31-Oct-25',b)
    hd=['Suite','Layout','Sq Ft','Status','Guest / Company\n(two lines if corporate)','License From','License To','Rack Rate\n/ month','Contract Rate\n/ month','Parking','House-\nkeeping','Tax','Folio Total\n/ month','Damage Deposit','Pet Deposit']
    ws.set_row(4,42)
    for j,x in enumerate(hd): ws.write(4,j,x,h)
    for j,x in enumerate((8,15,7,12,30,15,15,11,11,9,9,9,11,10,10)): ws.set_column(j,j,x)
    rows=[]; y=5; co=['Tri-Delta Turbine','Northmoor Clinics','Basin Crew Travel','Halcyon Insurance ALE','Vantrell Engineering']
    usd=lambda v:f'${v:,.2f}'
    def wr(r):
        nonlocal y
        ws.write(y,0,r['unit'],n); ws.write(y,1,r['unitType'],n); ws.write(y,2,r['area'],n); ws.write(y,3,r['statusText'],n); ws.write(y,4,r.get('_nm',''),w)
        if '\n' in r.get('_nm',''): ws.set_row(y,29)
        for j,k in ((5,'leaseStartDate'),(6,'leaseEndDate')):
            if k in r: ws.write_datetime(y,j,dt.datetime.combine(r[k],dt.time()),dfm)
        if 'marketRent' in r: ws.write_string(y,7,usd(r['marketRent']),rt)
        if 'contractRent' in r:
            c=dict(r['charges'])
            for j,k in ((8,'Contract Rate'),(9,'Parking'),(10,'Housekeeping'),(11,'Tax')): ws.write_string(y,j,usd(c[k]) if k in c else '',rt)
            ws.write_string(y,12,usd(r['totalCharges']),rt); ws.write_string(y,13,usd(r['deposit']),rt); ws.write_string(y,14,usd(r['_pd']) if r['_pd'] else '',rt)
        rows.append(r); y+=1
    def stay(r,a,bb,short=False):
        rk=lay[r['unitType']][1]; nm=g.nm('FL')
        s=g.date(a,bb); e=s+dt.timedelta(days=g.choice([30,45,60,90,120,180]))
        if not short:
            while e<dt.date(2025,11,1): e+=dt.timedelta(days=30)
        if g.random()<.45: c_=g.choice(co); r['_nm']=f'{c_}\nocc: {nm}'; r['tenantName']=f'{c_} occ: {nm}'
        else: r['_nm']=nm; r['tenantName']=nm
        cr=float(rk-g.choice([0,150,300,425])); ch=[('Contract Rate',cr)]
        if g.random()<.5: ch.append(('Parking',120.))
        if g.random()<.6: ch.append(('Housekeeping',g.choice([90.,180.])))
        if e-s<dt.timedelta(days=90): ch.append(('Tax',round(cr*.085,2)))
        r.update(leaseStartDate=s,leaseEndDate=e,contractRent=cr,charges=ch,totalCharges=round(sum(a for _,a in ch),2),deposit=g.choice([300.,500.]),_pd=g.choice([0,0,0,250.]))
    inh=[]
    for i in range(26):
        fl=1+i//9; t=g.choice(list(lay)); r=dict(unit=f'{fl}{i%9+1:02d}',unitType=t,area=lay[t][0],marketRent=float(lay[t][1])); x=g.random()
        if x<.12: r['statusText']='VAC CLEAN'
        elif x<.17: r['statusText']='VAC DIRTY'
        elif x<.22: r['statusText']='OUT OF ORD'
        else:
            stay(r,dt.date(2025,6,15),dt.date(2025,10,29)); r['statusText']='DUE OUT' if r['leaseEndDate']<dt.date(2025,11,8) else 'IN HOUSE'
        wr(r); inh.append(r)
    o=len([r for r in inh if 'tenantName' in r])
    ws.write(y,0,'Total in house',b); ws.write(y,2,int(S(inh,'area')),b)
    ct=lambda k:round(sum(dict(r.get('charges',[])).get(k,0) for r in inh),2)
    for j,v in ((7,S(inh,'marketRent')),(8,ct('Contract Rate')),(9,ct('Parking')),(10,ct('Housekeeping')),(11,ct('Tax')),(12,S(inh,'totalCharges')),(13,S(inh,'deposit')),(14,S(inh,'_pd'))): ws.write_string(y,j,usd(v),wb.add_format({'bold':1,'align':'right','top':1,'font_name':'Arial Narrow'}))
    y+=2; ws.write(y,0,'UPCOMING ARRIVALS (not in totals)',b); y+=1
    free=[r for r in inh if 'tenantName' not in r and r['statusText']!='OUT OF ORD'][:3]+[r for r in inh if r['statusText']=='DUE OUT'][:2]
    for q in free:
        r=dict(unit=q['unit'],unitType=q['unitType'],area=q['area'],statusText='RESERVED',section='UPCOMING ARRIVALS'); stay(r,dt.date(2025,11,9),dt.date(2025,11,25),True); wr(r)
    y+=1
    for a_,v in (('Suites',26),('Occupied tonight',o),('Vacant / out of order',26-o)): ws.write(y,3,a_,b); ws.write(y,5,v,b); y+=1
    for i,(k,v) in enumerate(lay.items()): ws2.write_row(i+1,0,[k,v[0],v[1],round(v[1]/30,2)])
    ws2.write_row(0,0,['Layout','Sq Ft','30-night','Nightly equiv.'],b); wb.close()
    save(f,'MULTIFAMILY','furnished extended-stay sheet, money as text, two-line guest cells, arrivals block',True,'Anchorage Row Furnished Suites','2025-10-31',26,o,26-o,rows,sheet='IN HOUSE 10-31')

# ---------- 12 non-profit hand-kept ----------
def nonprofit():
    g=R(1212).setup(); f='harvest_home_trust_tenants_dec.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Dec'; B=Font(name='Calibri',bold=True)
    ws['A1']='Harvest Home Trust - supportive housing, tenants list'; ws['A1'].font=Font(bold=True,size=13)
    ws['A2']='updated by Marguerite, Dec 3 2025 (for December rents)'
    rows=[]; y=4; cnt=[]
    for house,us in (('Lantern House - 88 Pratt St',['1','2','3','4','5','6','7','8','9','10','11','12']),('Bellwether - 17 & 19 Coldwater',['17-1','17-2','17-3','19-1','19-2','19-3','19-4']),('Juniper Court',['A','B','C','D','E','F','G','H','J','K'])):
        ws.cell(y,1,house).font=Font(bold=True,underline='single',size=12); y+=1
        hd=['Apt','Who','Program','Size','Moved in','Rent','Tenant pays','Voucher pays','Deposit','Behind','Remarks']
        if house.startswith('Juniper'): hd[1]='Household'; hd[7]='Voucher'
        for j,x in enumerate(hd): ws.cell(y,1+j,x).font=B; ws.cell(y,1+j).border=Border(bottom=Side(style='thin'))
        y+=1; l=[]
        for u in us:
            sz=g.choice(['eff','1 bdrm','1 bdrm','2 bdrm']); fm={'eff':780,'1 bdrm':925,'2 bdrm':1110}[sz]
            r=dict(unit=u,unitType=sz,building=house); x=g.random()
            if x<.14:
                rem=g.choice(['painting','ready to show','waiting on inspection']); r['statusText']='vacant'
                vals=[int(u) if u.isdigit() else u,'vacant','',sz,'','','','','','',rem]
            else:
                ten=g.choice([62,118,207,233,251,289,310]); vo=fm-ten
                pr=g.choice(['PSH','HCV','VASH','none']); 
                if pr=='none': ten,vo=fm-75,0
                rent=ten+vo; r['statusText']='Occupied'; rem=''
                r.update(tenantName=g.nm('FL'),moveInDate=g.date(dt.date(2013,1,1),dt.date(2025,11,20)),contractRent=rent,charges=[('Tenant pays',ten)]+([('Voucher pays' if hd[7]!='Voucher' else 'Voucher',vo)] if vo else []),deposit=g.choice([None,100,200,300]),balance=g.choice([None,None,None,ten,40]))
                if g.random()<.12: rem='moving out 12/31/25'; r['moveOutDate']=dt.date(2025,12,31)
                elif g.random()<.2: rem=g.choice(['payment plan','has service dog','needs grab bar','recert in Feb'])
                mi=r['moveInDate']
                vals=[int(u) if u.isdigit() else u,r['tenantName'],'' if pr=='none' else pr,sz,f"{mi:%b} {mi.day}, {mi.year}" if g.random()<.6 else f'{mi.month}/{mi.day}/{mi:%y}',rent,ten,vo if vo else None,r['deposit'],r['balance'],rem]
            for j,v in enumerate(vals):
                if v not in('',None): ws.cell(y,1+j,v)
                if j in(5,6,7,8,9): ws.cell(y,1+j).number_format='"$"#,##0'
            if rem.startswith('moving'): ws.cell(y,11).fill=PatternFill('solid',fgColor='FFFF00')
            y+=1; l.append(r)
        oo=len([r for r in l if 'tenantName' in r]); cnt.append((house,len(l),oo))
        ws.cell(y,2,'total').font=B
        cg=lambda k:sum(a for r in l for c_,a in r.get('charges',[]) if c_.startswith(k))
        for j,v in ((6,int(S(l,'contractRent'))),(7,cg('Tenant')),(8,cg('Voucher')),(9,int(S(l,'deposit'))),(10,int(S(l,'balance')))): ws.cell(y,j,v).font=B; ws.cell(y,j).number_format='"$"#,##0'
        y+=3; rows+=l
    # side table
    for j,x in enumerate(['how many','apts','filled','open']): ws.cell(4,14+j,x).font=B
    for i,(h_,n_,o_) in enumerate(cnt):
        for j,v in enumerate([h_.split(' - ')[0],n_,o_,n_-o_]): ws.cell(5+i,14+j,v)
    N=len(rows); O=sum(c[2] for c in cnt)
    for j,v in enumerate(['all',N,O,N-O]): ws.cell(8,14+j,v).font=B
    ws.cell(y-1,2,'ALL HOUSES rent').font=B; ws.cell(y-1,6,int(S(rows,'contractRent'))).number_format='"$"#,##0'
    for c_,w in zip('ABCDEFGHIJKLMN',(6,26,9,9,14,8,11,12,9,8,22,3,3,18)): ws.column_dimensions[c_].width=w
    for c_ in range(1,12): pass
    wb.save(f'{D}/{f}')
    save(f,'MULTIFAMILY','hand-kept non-profit list, a header per house, side table of counts, mixed text dates',True,'Harvest Home Trust','2025-12-03',N,O,N-O,rows)

# ---------- 13 HOA csv ----------
def hoa():
    g=R(1313).setup(); f='pelican_shores_owners_rental_program.csv'; rows=[]
    out=[['PELICAN SHORES OWNERS ASSOCIATION, INC.'],['Annual Lease Register - Association-managed rentals only'],['Register date: January 5, 2026'],[''],['Bldg','Unit #','Unit Owner','Model','Lessee of Record','Lease Term','Monthly Lease Rent','Mgmt Fee (8%)','Net to Owner','Next Increase','Increased Rent','Security Escrow','Key/Fob Deposit','Remarks']]
    usd=lambda v:f'${v:,.2f}'; fee=0
    for b,n in (('Egret',7),('Heron',6),('Tern',6)):
        for i in range(n):
            u=f'{g.randrange(1,5)}{b[0]}{i+1}'; md=g.choice(['Gulfside 2/2','Bayside 2/2','Corner 3/2']); ow=g.nm('INIT')
            r=dict(unit=u,building=b,unitType=md); x=g.random()
            if x<.13:
                r['statusText']='UNLEASED'; out.append([b,u,ow,md,'UNLEASED','','','','','','','','',g.choice(['Owner using thru March','Listed with office'])])
            else:
                s=g.first(dt.date(2025,2,1),dt.date(2026,1,1)); m=g.choice([12,12,24]); rent=float(g.choice([1850,1925,2050,2200,2375]))
                e=addm(s,m)
                r.update(tenantName=g.nm('LF'),statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=rent,deposit=g.choice([1000.,rent]),_k=50.)
                st=['','']
                if m==24: d=addm(s,12,0); a=round(rent*1.04,0); r['rentSteps']=[{'date':d.isoformat(),'amount':a}] if d>dt.date(2026,1,5) else None; st=[d.strftime('%m/%d/%Y'),usd(a)] if r['rentSteps'] else st
                f_=round(rent*.08,2)
                out.append([b,u,ow,md,r['tenantName'],f"{s:%m/%d/%Y} - {e:%m/%d/%Y}",usd(rent),f'({usd(f_)})',usd(rent-f_),st[0],st[1],usd(r['deposit']),usd(50),''])
                r['_f']=f_
            rows.append(r)
        l=[r for r in rows if r['building']==b]; o=len([r for r in l if 'tenantName' in r])
        out.append(['',f'{b} - {len(l)} units, {o} leased','','','','',usd(S(l,'contractRent')),f'({usd(S(l,"_f"))})',usd(S(l,'contractRent')-S(l,'_f')),'','',usd(S(l,'deposit')),usd(S(l,'_k')),'']); out.append([''])
    n=len(rows); o=len([r for r in rows if 'tenantName' in r])
    out.append(['','PROGRAM TOTAL','','','','',usd(S(rows,'contractRent')),f'({usd(S(rows,"_f"))})',usd(S(rows,'contractRent')-S(rows,'_f')),'','',usd(S(rows,'deposit')),usd(S(rows,'_k')),''])
    out.append(['',f'Units in program: {n}; leased: {o}; unleased: {n-o}'])
    out.append(['','Owner names are shown for remittance only. Seasonal lets under 30 days are not in this register.'])
    with open(f'{D}/{f}','w',newline='',encoding='utf-8') as fh: csv.writer(fh,quoting=csv.QUOTE_ALL).writerows(out)
    save(f,'MULTIFAMILY','HOA lease register CSV, owner beside lessee, term in one cell, one dated increase, building subtotals',True,'PELICAN SHORES OWNERS ASSOCIATION, INC.','2026-01-05',n,o,n-o,rows)

# ---------- 14 cloud, multi property, floor plan subtotals ----------
def cloud():
    g=R(1414).setup(); f='four_property_unit_lease_export.xlsx'
    wb=xlsxwriter.Workbook(f'{D}/{f}'); sm=wb.add_worksheet('Summary'); ws=wb.add_worksheet('Unit & Lease Detail')
    F=lambda **k: wb.add_format({'font_name':'Segoe UI','font_size':9,**k})
    b=F(bold=1); gh=F(bold=1,bg_color='#123A5A',font_color='white',align='center',border=1); h=F(bold=1,bg_color='#D6E4F0',bottom=1,text_wrap=1); n=F(); d=F(num_format='mm/dd/yyyy',align='left'); mo=F(num_format='#,##0.00;(#,##0.00)'); st=F(bold=1,num_format='#,##0.00;(#,##0.00)',top=1,italic=1); stt=F(bold=1,num_format='#,##0.00;(#,##0.00)',top=6); pb=F(bold=1,font_size=11,font_color='#123A5A')
    hd=['Unit','Floor Plan','Sq Ft','Unit Status','','Resident','Lease Status','Move In','Lease From','Lease To','Move Out','','Market Rent','Lease Rent','Loss / (Gain) to Lease','Amenity','Pet','Garage','Trash','Concession','Total Charges','','Security','Other','']
    ws.write(0,0,'Unit & Lease Detail',F(bold=1,font_size=14)); ws.write(1,0,'Report date: 12/31/2025 | Properties: 4 | Lease statuses: Current, Notice, Future | Generated 01/02/2026 9:41 AM',n)
    ws.merge_range(3,0,3,3,'UNIT',gh); ws.merge_range(3,5,3,10,'LEASE',gh); ws.merge_range(3,12,3,14,'RENT',gh); ws.merge_range(3,15,3,20,'SCHEDULED CHARGES',gh); ws.merge_range(3,22,3,23,'DEPOSITS HELD',gh)
    for j,x in enumerate(hd):
        if x: ws.write(4,j,x,h)
    ws.set_row(4,28)
    for j,w_ in enumerate((9,10,7,14,1.5,28,11,11,11,11,11,1.5,11,11,12,10,9,9,9,11,12,1.5,10,10)): ws.set_column(j,j,w_)
    ws.freeze_panes(5,1)
    rows=[]; y=5
    num=[('marketRent',12),('contractRent',13),('_ltl',14),('Amenity',15),('Pet',16),('Garage',17),('Trash',18),('Concession',19),('totalCharges',20),('deposit',22),('_od',23)]
    def val(r,k): return dict(r.get('charges',[])).get(k) if k[0].isupper() else r.get(k)
    summ=[]; allc=[]
    for prop,pls in (('Stonegate at Mill Creek',[('SG-1A',1,710,1240,14),('SG-2A',2,965,1510,16),('SG-3A',3,1210,1845,6)]),('The Larch',[('L1',1,640,1365,18),('L2',2,905,1690,12)]),('Canterbury Row Townhomes',[('TH2',2,1105,1795,12),('TH3',3,1380,2140,10)]),('Vista Del Arroyo',[('Uno',1,655,1195,20),('Dos',2,890,1455,22),('Tres',3,1150,1760,8)])):
        ws.write(y,0,prop,pb); y+=1; pl=[]; ui=0
        for p,bd,sf,mk0,cnt in pls:
            fl=[]
            for i in range(cnt):
                ui+=1; u=f'{ui//10+1}{ui%10+1:02d}' if 'Row' not in prop else f'{1200+ui*2}'
                mk=float(mk0+g.choice([0,0,20,35])); r=dict(unit=u,unitType=p,area=sf,marketRent=mk,propertyName=prop); x=g.random(); fut=None
                if x<.06: r['_us']='Vacant Unrented'
                elif x<.1: r['_us']='Vacant Rented'; fut=1
                else:
                    nt=x>.94; r['_us']='Notice Unrented' if nt else 'Occupied'
                    mi=g.date(dt.date(2019,5,1),dt.date(2025,12,20)); s=mi
                    while addm(s,12)<dt.date(2025,12,31): s=addm(s,12,0)
                    rt=mk-g.choice([0,10,25,45,80,120,-15]); am=g.choice([0,0,20.,35.]); pe=g.choice([0,0,0,30.,40.]); ga=g.choice([0,0,0,125.]); co=-g.choice([50.,100.,150.]) if g.random()<.1 else 0
                    ch=[(k,v) for k,v in (('Amenity',am),('Pet',pe),('Garage',ga),('Trash',22.5),('Concession',co)) if v]
                    r.update(tenantName=g.nm('LF'),_ls='Notice' if nt else 'Current',moveInDate=mi,leaseStartDate=s,leaseEndDate=addm(s,12),contractRent=rt,_ltl=mk-rt,charges=ch,totalCharges=rt+sum(a for _,a in ch),deposit=g.choice([0.,200.,400.,500.]),_od=g.choice([300.,0.]) if pe else 0.)
                    if nt: r['moveOutDate']=g.date(dt.date(2026,1,4),dt.date(2026,2,27)); 
                r['statusText']=r['_us']; fl.append(r)
                if fut:
                    s=g.date(dt.date(2026,1,3),dt.date(2026,1,30)); rt=mk-g.choice([0,25])
                    fl.append(dict(unit=u,unitType=p,area=sf,propertyName=prop,_us='Vacant Rented',_ls='Future',statusText='Future',tenantName=g.nm('LF'),moveInDate=s,leaseStartDate=s,leaseEndDate=addm(s,13),contractRent=rt,charges=[('Trash',22.5)],totalCharges=rt+22.5,deposit=200.,_od=0.,_fut=1))
            for r in fl:
                ws.write_string(y,0,r['unit'],n); ws.write(y,1,p,n); ws.write(y,2,sf,n); ws.write(y,3,'' if r.get('_fut') else r['_us'],n)
                if 'tenantName' in r: ws.write(y,5,r['tenantName'],n); ws.write(y,6,r['_ls'],n)
                for k,j in (('moveInDate',7),('leaseStartDate',8),('leaseEndDate',9),('moveOutDate',10)):
                    if k in r: ws.write_datetime(y,j,dt.datetime.combine(r[k],dt.time()),d)
                for k,j in num:
                    v=val(r,k)
                    if v is not None: ws.write_number(y,j,v,mo)
                y+=1
            cu=[r for r in fl if not r.get('_fut')]
            ws.write(y,0,f'{p} Subtotal ({len(cu)})',st)
            for j in range(1,24): ws.write_blank(y,j,None,st)
            for k,j in num: ws.write_number(y,j,round(sum(val(r,k) or 0 for r in cu),2),st)
            y+=1; pl+=fl
        cu=[r for r in pl if not r.get('_fut')]; o=len([r for r in cu if 'tenantName' in r])
        ws.write(y,0,f'{prop} Total',stt)
        for j in range(1,24): ws.write_blank(y,j,None,stt)
        for k,j in num: ws.write_number(y,j,round(sum(val(r,k) or 0 for r in cu),2),stt)
        y+=2; rows+=pl; allc+=cu; summ.append((prop,len(cu),o,len(cu)-o,S(cu,'marketRent'),S(cu,'contractRent'),len(pl)-len(cu)))
    ws.write(y,0,'All Properties',stt)
    for j in range(1,24): ws.write_blank(y,j,None,stt)
    for k,j in num: ws.write_number(y,j,round(sum(val(r,k) or 0 for r in allc),2),stt)
    ws.write(y+2,0,'Future leases are listed under their unit and are not in any total.',F(italic=1))
    N=len(allc); O=sum(s[2] for s in summ)
    sm.write(0,0,'Occupancy summary as of 12/31/2025',b); sm.write_row(2,0,['Property','Units','Occupied','Vacant','% Occ','Market Rent','Lease Rent','Future leases'],h); sm.set_column(0,0,28); sm.set_column(1,7,12)
    for i,s in enumerate(summ+[('Total',N,O,N-O,S(allc,'marketRent'),S(allc,'contractRent'),len(rows)-N)]):
        sm.write(3+i,0,s[0],n); 
        for j,v in enumerate(s[1:4]): sm.write(3+i,1+j,v,n)
        sm.write(3+i,4,s[2]/s[1],F(num_format='0.0%')); sm.write(3+i,5,s[4],mo); sm.write(3+i,6,s[5],mo); sm.write(3+i,7,s[6],n)
    wb.close()
    save(f,'MULTIFAMILY','cloud multi-property export, grouped header over spacer columns, floor plan subtotals, future lease rows, loss to lease',False,None,'2025-12-31',N,O,N-O,rows,sheet='Unit & Lease Detail')
if __name__=='__main__': furnished(); nonprofit(); hoa(); cloud()
