from lib import *
import csv, xlsxwriter, openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL

# ---------- 8 SFR csv ----------
def sfr():
    g=R(808).setup(); f='meadowlark_sfr_home_export.csv'; rows=[]
    metros={'Charlotte':('NC',1980,['Concord','Gastonia','Huntersville','Monroe']),'Indianapolis':('IN',1725,['Avon','Greenwood','Fishers','Indianapolis']),'Jacksonville':('FL',1890,['Jacksonville','Orange Park','Middleburg'])}
    streets='Sugarpine Fernbrook Millrace Copperfield Longleaf Tanager Oxbow Harvest Windmere Saddleback Quarry Larkspur Bent Tree Hickory Knoll'.split(); sfx=['Dr','Ln','Ct','Way','St','Cir','Trl']
    out=[]
    for m,(stt,base,ct) in metros.items():
        for i in range({'Charlotte':31,'Indianapolis':27,'Jacksonville':19}[m]):
            bd=g.choice([3,3,3,4,4,5]); ba=g.choice(['2','2.5','2','3']); sf=g.randrange(1180,1450)+ (bd-3)*420; mk=base+(bd-3)*190+g.choice([0,5,45,95,-30])
            ad=f'{g.randrange(101,9890)} {g.choice(streets)} {g.choice(sfx)}'
            r=dict(unit=ad,unitType=f'{bd}/{ba}',area=sf,marketRent=float(mk),_m=m,_c=g.choice(ct),_s=stt,_z={'NC':'28','IN':'46','FL':'32'}[stt]+f'{g.randrange(10,289):03d}')
            x=g.random()
            if x<.035: r['statusText']='Vacant - Make Ready'
            elif x<.06: r['statusText']='Vacant - Listed'
            elif x<.075: r['statusText']='Vacant - Pre-Leased'
            else:
                r['statusText']='Leased' if x<.93 else ('Leased - Notice' if x<.97 else 'Month-to-Month')
                mi=g.date(dt.date(2020,1,10),dt.date(2025,10,20)); s=mi
                while addm(s,12)<dt.date(2025,10,31): s=addm(s,12,0)
                if r['statusText']=='Month-to-Month': s=addm(s,-12,0); e=addm(s,12)
                else: e=addm(s,12)
                rt=float(mk-g.choice([0,0,30,55,120,175])); pet=g.choice([0,0,35,50.]); smart=g.choice([0,40,40]); fil=g.choice([0,16.95,16.95])
                ch=[('Base Rent',rt)]+[(n,float(v)) for n,v in (('Pet Rent',pet),('Smart Home',smart),('Filter Program',fil))]
                nm=g.nm('FL')
                if g.random()<.35: nm+='; '+g.nm('FL')
                r.update(tenantName=nm,moveInDate=mi,leaseStartDate=s,leaseEndDate=e,contractRent=rt,charges=ch,totalCharges=round(sum(a for _,a in ch),2),deposit=round(rt*g.choice([1,1,.5,1.5]),2),_pd=g.choice([0,300.]) if pet else 0.,balance=g.choice([0.,0.,0.,0.,-50.,rt,212.4]))
            rows.append(r)
    g2=lambda v:'' if v is None else f'{v:.2f}'
    with open(f'{D}/{f}','w',newline='',encoding='utf-8-sig') as fh:
        w=csv.writer(fh)
        w.writerow(['Meadowlark Homes Fund II']); w.writerow(['Home Level Rent Roll']); w.writerow(['Snapshot date: 2025-10-31']); w.writerow([])
        w.writerow(['Metro','Home Address','City','ST','Zip','Bd/Ba','SqFt','Lease Status','Resident(s) on Lease','Original Move In','Current Term Start','Current Term End','Market Rent Est.','Base Rent','Pet Rent','Smart Home','Filter Program','Total Monthly Charges','Security Deposit','Pet Deposit','Delinquent / (Prepaid)'])
        for r in rows:
            ch=dict(r.get('charges',[])); o='tenantName' in r
            w.writerow([r['_m'],r['unit'],r['_c'],r['_s'],r['_z'],r['unitType'],r['area'],r['statusText'],r.get('tenantName',''),iso(r.get('moveInDate','')),iso(r.get('leaseStartDate','')),iso(r.get('leaseEndDate','')),g2(r['marketRent'])]+[g2(ch.get(k)) for k in('Base Rent','Pet Rent','Smart Home','Filter Program')]+[g2(r.get('totalCharges')),g2(r.get('deposit')),g2(r.get('_pd')),g2(r.get('balance'))])
        t=lambda k:f'{sum(dict(r.get("charges",[])).get(k,0) for r in rows):.2f}'
        w.writerow(['Portfolio Total',f'{len(rows)} homes','','','','',sum(r['area'] for r in rows)]+['']*5+[g2(S(rows,'marketRent'))]+[t(k) for k in('Base Rent','Pet Rent','Smart Home','Filter Program')]+[g2(S(rows,k)) for k in('totalCharges','deposit','_pd','balance')])
        w.writerow([]); w.writerow(['Lease Status','Homes'])
        for s in sorted({r['statusText'] for r in rows}): w.writerow([s,len([r for r in rows if r['statusText']==s])])
        oc=len([r for r in rows if 'tenantName' in r]); w.writerow(['Occupied Homes',oc]); w.writerow(['Vacant Homes',len(rows)-oc])
    save(f,'SINGLE_FAMILY_RENTAL','cloud SFR export CSV with preamble, metro column, status recap below',False,'Meadowlark Homes Fund II','2025-10-31',len(rows),oc,len(rows)-oc,rows)

# ---------- 9 military ----------
def military():
    g=R(909).setup(); f='fort_calloway_family_housing_occupancy.xlsx'
    wb=xlsxwriter.Workbook(f'{D}/{f}'); cv=wb.add_worksheet('Transmittal'); ws=wb.add_worksheet('Qtrs Roll'); lk=wb.add_worksheet('Codes')
    B=wb.add_format({'bold':1}); T1=wb.add_format({'bold':1,'font_size':14,'font_color':'#2F4F2F'}); H=wb.add_format({'bold':1,'bg_color':'#4B5320','font_color':'white','border':1,'text_wrap':1,'align':'center','valign':'vcenter'})
    NB=wb.add_format({'bold':1,'bg_color':'#DDE3C8','border':1}); tx=wb.add_format({'border':1,'font_size':9}); mo=wb.add_format({'border':1,'num_format':'#,##0.00','font_size':9}); it=wb.add_format({'border':1,'num_format':'#,##0','font_size':9}); sb=wb.add_format({'border':1,'bold':1,'num_format':'#,##0.00','top':2})
    cv.set_column(0,0,90)
    for i,s in enumerate(['MEMORANDUM FOR  Asset Manager, Calloway Communities LLC','','SUBJECT: Quarters occupancy and rent roll, Fort Calloway Family Housing','','1. The roll on the second tab reflects occupancy as of 30 SEP 2025.','2. BAH rent follows the sponsor\'s grade and is received by allotment in arrears.','3. Occupancy codes are on the third tab.','','                         Housing Services Office']): cv.write(i+1,0,s)
    codes=[('AD','Active duty sponsor, occupied'),('RM','Retired military, occupied'),('DC','DoD civilian, occupied'),('AI','Occupied, intent to vacate filed'),('VR','Vacant, ready for assignment'),('VM','Vacant, change-of-occupancy maintenance')]
    lk.write_row(0,0,['Code','Meaning','Qtrs'],B)
    hoods=[('Sycamore Bend (JNCO)',22,'3BR Duplex','JNCO',1310,['E-4','E-5','E-5','E-6'],{'E-4':1464,'E-5':1527,'E-6':1773}),('Artillery Row (SNCO)',18,'4BR Duplex','SNCO',1675,['E-7','E-8','E-7'],{'E-7':1866,'E-8':1971}),('Old Parade (CGO/FGO)',14,'3BR Single','OFF',1820,['O-2','O-3','O-4'],{'O-2':1938,'O-3':2085,'O-4':2301}),('Reservoir Heights',10,'2BR Rowhouse','ANY',1045,['E-4','E-3','CIV'],{'E-3':1398,'E-4':1464,'CIV':1550})]
    ws.set_column(0,0,2); ws.set_column(1,1,9);ws.set_column(2,2,7);ws.set_column(3,3,15);ws.set_column(5,5,6);ws.set_column(6,6,30);ws.set_column(7,7,7);ws.set_column(8,9,12);ws.set_column(10,14,11.5); ws.set_column(15,15,10,None,{'hidden':1})
    ws.merge_range(0,1,0,14,'FORT CALLOWAY FAMILY HOUSING',T1); ws.write(1,1,'Quarters Roll as of 30 SEP 2025   (UNCLASSIFIED // business sensitive)')
    hd=['Qtrs No.','Bldg','Type','GSF','Occ\nCode','Sponsor','Grade','Date\nAssigned','Projected\nVacate','BAH Rent','Utility\nOverage','Pet\nFee','Garage','Total Due','zkey']
    ws.set_row(3,30)
    for j,h in enumerate(hd): ws.write(3,1+j,h,H)
    ws.freeze_panes(4,3); y=4; rows=[]; subs=[]; bn=200; md=lambda d:f'{d:%d %b %Y}'.upper()
    for nb,n,ty,_,sf,grs,bah in hoods:
        ws.merge_range(y,1,y,14,nb,NB); y+=1; y0=y; l=[]
        for i in range(n):
            if i%2==0 or 'Single' in ty: bn+=1
            u=f'{bn}{"AB"[i%2]}' if 'Single' not in ty else f'{bn}'
            r=dict(unit=u,building=str(bn) if 'Single' not in ty else str(bn),unitType=ty,area=sf+g.choice([0,0,22]),section=nb); x=g.random()
            if x<.14: r['statusText']=g.choice(['VR','VM'])
            else:
                gr=g.choice(grs); c=g.choice(['AD']*8+['RM']) if gr!='CIV' else 'DC'; rt=float(bah[gr]); ut=g.choice([0.,0.,round(g.uniform(4,61),2)]); pf=g.choice([0.,0.,25.]); ga=g.choice([0.,0.,0.,60.])
                r.update(tenantName=g.nm('LFI'),_gr=gr,moveInDate=g.date(dt.date(2021,5,1),dt.date(2025,9,8)),contractRent=rt)
                if x>.88: c='AI'; r['moveOutDate']=g.date(dt.date(2025,10,8),dt.date(2025,12,12))
                r['statusText']=c; ch=[('BAH Rent',rt),('Utility Overage',ut),('Pet Fee',pf),('Garage',ga)]; r['charges']=ch; r['totalCharges']=round(sum(a for _,a in ch),2)
            ws.write(y,1,r['unit'],tx);ws.write(y,2,r['building'],tx);ws.write(y,3,ty,tx);ws.write(y,4,r['area'],it);ws.write(y,5,r['statusText'],tx);ws.write(y,6,r.get('tenantName',''),tx);ws.write(y,7,r.get('_gr',''),tx)
            ws.write(y,8,md(r['moveInDate']) if 'moveInDate' in r else '',tx);ws.write(y,9,md(r['moveOutDate']) if 'moveOutDate' in r else '',tx)
            if 'charges' in r:
                for j,(c_,a) in enumerate(r['charges']): ws.write(y,10+j,a,mo)
                ws.write_formula(y,14,f'=SUM(K{y+1}:N{y+1})',mo,r['totalCharges'])
            else:
                for j in range(10,15): ws.write_blank(y,j,None,mo)
            ws.write(y,15,f'FC{g.randrange(10000,99999)}')
            l.append(r); y+=1
        o=len([r for r in l if 'tenantName' in r])
        ws.write(y,1,f'{nb.split(" (")[0]}: {n} quarters / {o} occupied',sb)
        for j in range(2,10): ws.write_blank(y,j,None,sb)
        for j,k in enumerate(['BAH Rent','Utility Overage','Pet Fee','Garage']):
            ws.write_formula(y,10+j,f'=SUM({CL(11+j)}{y0+1}:{CL(11+j)}{y})',sb,round(sum(dict(r.get('charges',[])).get(k,0) for r in l),2))
        ws.write_formula(y,14,f'=SUM(O{y0+1}:O{y})',sb,S(l,'totalCharges')); subs.append(y+1); y+=2; rows+=l
    o=len([r for r in rows if 'tenantName' in r]); ws.write(y,1,'INSTALLATION TOTAL',sb)
    for j in range(2,10): ws.write_blank(y,j,None,sb)
    for j,k in enumerate(['BAH Rent','Utility Overage','Pet Fee','Garage',None]):
        v=S(rows,'totalCharges') if k is None else round(sum(dict(r.get('charges',[])).get(k,0) for r in rows),2)
        ws.write_formula(y,10+j,'='+'+'.join(f'{CL(11+j)}{s}' for s in subs),sb,v)
    for i,(c,m) in enumerate(codes): lk.write_row(1+i,0,[c,m,len([r for r in rows if r['statusText']==c])])
    lk.write_row(8,0,['','Total quarters',len(rows)]); lk.write_row(9,0,['','Occupied',o]); lk.write_row(10,0,['','Vacant',len(rows)-o]); lk.set_column(1,1,42)
    wb.get_worksheet_by_name('Qtrs Roll').activate(); wb.close()
    save(f,'MULTIFAMILY','privatised military housing, neighbourhood banners, occupancy codes on another tab, DD MON YYYY text dates, hidden key column',True,'FORT CALLOWAY FAMILY HOUSING','2025-09-30',len(rows),o,len(rows)-o,rows,sheet='Qtrs Roll')

# ---------- 10 co-living, planted digit ----------
def coliving():
    g=R(1010).setup(); f='kestrel_house_coliving_rooms.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rooms Nov'
    ws['B1']='Kestrel House'; ws['B1'].font=Font(name='Avenir Next',size=18,bold=True,color='D1495B'); ws['B2']='room-by-room, as at 14 November 2025 · all figures per month'; ws['B2'].font=Font(italic=True,color='777777')
    H=['Apartment','Room','Kind','m²','Member','State','Joined','Stay until','List fee','Member fee','Wifi + utilities','Cleaning','Bike / storage','To invoice','Security','Key deposit']
    for j,h in enumerate(H): 
        c=ws.cell(4,2+j,h); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='F6E7CB'); c.alignment=Alignment(wrap_text=True,vertical='center')
    y=5; rows=[]; planted=None; bad=None
    apts=[(f'{fl}{s}',n) for fl in (1,2,3,4) for s,n in (('East',4),('West',5),('Court',3))][:11]
    thin=Side(style='thin',color='CCCCCC')
    for a,n in apts:
        y0=y
        for k in range(1,n+1):
            kind=g.choice(['Cosy','Classic','Ensuite']); sz={'Cosy':9.5,'Classic':12.5,'Ensuite':15}[kind]+g.choice([0,.5,1]); ls={'Cosy':985,'Classic':1120,'Ensuite':1340}[kind]
            r=dict(unit=f'{a[:-len(a[1:])] if 0 else a[0]}{a[1]}-{k}',unitType=kind,area=sz,marketRent=ls); x=g.random()
            if x<.1: r['statusText']='Open'
            else:
                fee=ls-g.choice([0,0,30,50,75]); u=85; cl=40; bk=g.choice([0,0,0,15,25]); ch=[('Member fee',fee),('Wifi + utilities',u),('Cleaning',cl)]
                if bk: ch.append(('Bike / storage',bk))
                r.update(statusText='Living' if x<.9 else 'Notice given',tenantName=g.nm('FL'),moveInDate=g.date(dt.date(2023,6,1),dt.date(2025,11,8)),leaseEndDate=g.choice([dt.date(2026,1,31),dt.date(2026,2,28),dt.date(2026,5,31),dt.date(2026,8,31)]) if x<.9 else dt.date(2025,11,30),contractRent=fee,charges=ch,totalCharges=fee+u+cl+bk,deposit=g.choice([500,ls//2]),_kd=50)
            rows.append(r)
            vals=[a[0]+' '+a[1:],r['unit'],kind,sz,r.get('tenantName'),r['statusText'],r.get('moveInDate'),r.get('leaseEndDate'),ls]+[dict(r.get('charges',[])).get(q) for q in('Member fee','Wifi + utilities','Cleaning','Bike / storage')]+[r.get('totalCharges'),r.get('deposit'),r.get('_kd')]
            for j,v in enumerate(vals):
                if j==0 and k>1: continue
                c=ws.cell(y,2+j,v); c.border=Border(bottom=thin)
                if isinstance(v,dt.date): c.number_format='dd/mm/yy'
                if j>=8: c.number_format='#,##0'
            if r['statusText']=='Open': 
                for j in range(1,16): ws.cell(y,2+j).fill=PatternFill('solid',fgColor='E8F6EF')
            if len(rows)==19+0 or (bad is None and len(rows)>17 and r['statusText']=='Living'):
                if bad is None: bad=(y,r)
            y+=1
        ws.merge_cells(start_row=y0,start_column=2,end_row=y-1,end_column=2); ws.cell(y0,2).alignment=Alignment(vertical='top')
    t={k:sum(dict(r.get('charges',[])).get(k,0) for r in rows) for k in('Member fee','Wifi + utilities','Cleaning','Bike / storage')}
    ws.cell(y+1,3,'Total'); 
    tv=[S(rows,'area'),S(rows,'marketRent')]
    for col,v in ((5,S(rows,'area')),(10,int(S(rows,'marketRent'))),(11,t['Member fee']),(12,t['Wifi + utilities']),(13,t['Cleaning']),(14,t['Bike / storage']),(15,int(S(rows,'totalCharges'))),(16,int(S(rows,'deposit'))),(17,int(S(rows,'_kd')))):
        c=ws.cell(y+1,col,v); c.number_format='#,##0.0' if col==5 else '#,##0'
    for col in range(2,18): ws.cell(y+1,col).font=Font(bold=True); ws.cell(y+1,col).border=Border(top=Side(style='medium'))
    o=len([r for r in rows if 'tenantName' in r]); n=len(rows)
    # counts at the top right
    ws['L1']='Rooms'; ws['M1']=n; ws['N1']='Taken'; ws['O1']=o; ws['P1']='Open'; ws['Q1']=n-o
    # plant: swap digits of a member fee
    by,br=bad; old=br['contractRent']; s=str(old); new=int(s[:-2]+('7' if s[-2]!='7' else '1')+s[-1]) if s[-2]!='7' else int(s[:-2]+'1'+s[-1])
    ws.cell(by,11).value=new; br['contractRent']=new; br['charges'][0]=('Member fee',new)
    planted=dict(what=f"Room {br['unit']} member fee printed {new}, row total and column total carry {old}",kind='digit_changed')
    for col,w in zip('ABCDEFGHIJKLMNOPQ',(2,12,8,10,7,26,13,11,11,9,10,10,10,10,11,10,10)): ws.column_dimensions[col].width=w
    ws.freeze_panes='D5'; wb.save(f'{D}/{f}')
    save(f,'MULTIFAMILY','co-living by room, merged apartment cells, member wording, square metres, counts in the corner',False,'Kestrel House','2025-11-14',n,o,n-o,rows,planted=planted)
if __name__=='__main__': sfr(); military(); coliving()
