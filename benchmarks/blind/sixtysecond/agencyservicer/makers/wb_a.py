from common import *
import csv
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as gl
B=Font(bold=True)
def fixwb(wb,f):
    wb.properties.created=wb.properties.modified=D.datetime(2026,10,1)
    wb.save(out(f))
# ---------- W1 AppFolio portfolio
def w1():
    r=random.Random(6211);N=Names(r);f='appfolio_rent_roll_kestrel_portfolio.xlsx'
    wb=Workbook();w=wb.active;w.title='Rent Roll';rows=[]
    w['A1']='Rent Roll';w['A1'].font=Font(bold=True,size=14)
    w['A2']='Exported On: 10/03/2026 09:22 AM';w['A4']='Properties: Kestrel Court, The Dunmore, Pinfold Terrace';w['A5']='Units: Active';w['A6']='As of: 09/30/2026';w['A7']='Include Non-Revenue Units: No'
    H=['Unit','Tags','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count','Late Count']
    for i,h in enumerate(H): c=w.cell(9,i+1,h);c.font=B;c.fill=PatternFill('solid',fgColor='E7EDF3')
    R=10
    props=[('Kestrel Court - 1180 Kestrel Ct, Ambry, OH 44999',[str(k) for k in range(1,13)]),('The Dunmore - 66 N Dunmore Ave, Ambry, OH 44998',['A','B','C','D','E','F']),('Pinfold Terrace - 3-15 Pinfold Ter, Ambry, OH 44997',[f'{n}{x}' for n in(3,7,11,15) for x in('-UP','-DN')])]
    bb={'1/1.00':(615,1045),'2/1.00':(840,1260),'2/2.00':(955,1395),'3/2.00':(1210,1640)}
    GT=[0]*5;occT=0;nT=0
    for pn,us_ in props:
        w.cell(R,1,pn).font=B;w.merge_cells(start_row=R,start_column=1,end_row=R,end_column=16);R+=1
        S=[0]*5;oc=0
        for u in us_:
            k=r.choice(list(bb));sf,mk=bb[k]
            st={'4':'Vacant-Unrented','9':'Notice-Unrented','C':'Vacant-Rented','7-DN':'Evict','11-UP':'Notice-Rented'}.get(u,'Current')
            tag=r.choice(['','','','Renovated','Sec 8']) if st=='Current' else ''
            def put(u,tag,k,nm,st,sf,mk,rent,dep,a,b,mi,mo,pdv,x,y):
                nonlocal R
                for i,v in enumerate([u,tag,k,nm,st,sf,mk,rent,dep,a,b,mi,mo,pdv,x,y]):
                    if v is None or v=='' : continue
                    c=w.cell(R,i+1,v)
                    if i in(6,7,8,13): c.number_format='#,##0.00'
                    if isinstance(v,D.date): c.number_format='mm/dd/yyyy'
                R+=1
                rows.append(row(unit=u,propertyName=pn.split(' - ')[0],unitType=k,tenantName=nm,statusText=st,area=sf,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=a,leaseEndDate=b,moveInDate=mi,moveOutDate=mo,balance=pdv))
            if st.startswith('Vacant'):
                put(u,tag,k,None,st,sf,mk,None,None,None,None,None,None,None,None,None);S[0]+=sf;S[1]+=mk
            else:
                a,b=N.fl();mi=D.date(2021,1,1)+D.timedelta(r.randrange(2000));lf=D.date(2025,10,1) if mi<D.date(2025,10,1) else mi;lf=addm(lf.replace(day=1),r.randrange(0,5)) if mi<D.date(2025,10,1) else mi
                lt=addm(lf.replace(day=1),12)-D.timedelta(1);rent=mk-r.choice([0,20,45,70,95]);dep=r.choice([rent,800,0]);pdv=r.choice([0,0,0,0,rent,65.5])
                mo=None
                if 'Notice' in st: mo=D.date(2026,10,31)
                if st=='Evict': pdv=3*rent+150
                put(u,tag,k,f'{a} {b}'+(f', {r.choice(F)} {b}' if r.random()<.25 else ''),st,sf,mk,float(rent),float(dep),lf,lt,mi,mo,float(pdv),r.choice([0,0,1]),r.choice([0,0,1,2,5]))
                oc+=1
                for z,v in enumerate((sf,mk,rent,dep,pdv)):S[z]+=v
            if u in('C','11-UP'):
                a,b=N.fl();put(u,'',k,f'{a} {b}','Future',sf,None,float(mk),float(mk),D.date(2026,11,7),D.date(2027,10,31),D.date(2026,11,7),None,0.0,0,0);S[3]+=mk
        for i,v in ((1,f'{len(us_)} Units'),(4,f'{100*oc/len(us_):.1f}% Occupied'),(6,S[0]),(7,S[1]),(8,S[2]),(9,S[3]),(14,S[4])):
            c=w.cell(R,i,v);c.font=B;c.number_format='#,##0.00' if i>6 else '#,##0'
        R+=2;occT+=oc;nT+=len(us_)
        for z in range(5):GT[z]+=S[z]
    for i,v in ((1,f'Total {nT} Units'),(4,f'{100*occT/nT:.1f}% Occupied'),(6,GT[0]),(7,GT[1]),(8,GT[2]),(9,GT[3]),(14,GT[4])):
        c=w.cell(R,i,v);c.font=B;c.number_format='#,##0.00' if i>6 else '#,##0'
    for i,x in enumerate([14,11,9,30,17,8,12,11,11,12,12,12,12,11,10,10]): w.column_dimensions[gl(i+1)].width=x
    w.freeze_panes='A10';w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
    fixwb(wb,f)
    save(f,rows,None,'2026-09-30',nT,occT,nT-occT,'MULTIFAMILY','AppFolio export, three properties, future rows',False)
# ---------- W2 ResMan xls lease-up, charges in rows
def w2():
    import xlwt
    r=random.Random(6212);N=Names(r);f='ResMan_RentRoll_TheArbuckle.xls'
    wb=xlwt.Workbook();w=wb.add_sheet('Rent Roll');rows=[]
    b=xlwt.easyxf('font: bold on');bw=xlwt.easyxf('font: bold on; align: wrap on, horiz center; borders: bottom thin');big=xlwt.easyxf('font: bold on, height 280; align: horiz center')
    mon=xlwt.easyxf(num_format_str='$#,##0.00;($#,##0.00)');monb=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='$#,##0.00;($#,##0.00)');dt=xlwt.easyxf(num_format_str='M/D/YYYY');sh=xlwt.easyxf('pattern: pattern solid, fore_colour gray25; font: bold on')
    w.write_merge(0,0,0,13,'The Arbuckle at Founders Mill',big);w.write_merge(1,1,0,13,'Rent Roll',xlwt.easyxf('font: bold on; align: horiz center'));w.write_merge(2,2,0,13,'Date: 9/28/2026   Lease-up, first occupancy 3/2026',xlwt.easyxf('align: horiz center'))
    H=['Bldg','Unit','Type','Sq. Feet','Residents','Status','Market\nRent','Transaction\nCategory','Monthly\nAmount','Deposits\nHeld','Move In','Lease End','Move Out','Ending\nBalance']
    for i,h in enumerate(H): w.write(4,i,h,bw)
    w.row(4).height=600
    R=5;ty={'S1':(548,1575),'A1':(701,1790),'A2':(788,1910),'B1':(1066,2435),'B2':(1152,2590)}
    TM=TC=TD=TB=0;cat={};n=oc=0;cnt={};pl={}
    def add(bd,u,t,sf,nm,st,mk,cs,dep,mi,le,mo,bal,first=True):
        nonlocal R,TM,TC,TD,TB
        w.write(R,0,bd);w.write(R,1,u);w.write(R,2,t);w.write(R,3,sf);w.write(R,5,st)
        if nm:w.write(R,4,nm)
        if mk is not None:w.write(R,6,mk,mon);TM+=mk
        if dep is not None:w.write(R,9,dep,mon)
        for i,v in((10,mi),(11,le),(12,mo)):
            if v:w.write(R,i,D.datetime(v.year,v.month,v.day),dt)
        if bal is not None:w.write(R,13,bal,mon)
        for c,a in cs:
            w.write(R,7,c);w.write(R,8,a,mon);R+=1
        tot=None
        if cs:
            tot=sum(a for _,a in cs);w.write(R,8,tot,monb);R+=1
        else:R+=1
        d=dict(cs)
        rows.append(row(unit=u,building=bd,unitType=t,area=sf,tenantName=nm,statusText=st,marketRent=mk,contractRent=d.get('Rent'),charges=ch(*cs) if cs else None,totalCharges=tot,deposit=dep,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,balance=bal))
        if st!='Pending':
            for c,a in cs:cat[c]=cat.get(c,0)+a
            TC+=tot or 0;TD+=dep or 0;TB+=bal or 0
    for bd in('A','B'):
        for fl in(1,2,3,4):
            for k in(1,2,3,4,5):
                u=f'{bd}{fl}{k:02d}';t=list(ty)[(k-1)];sf,mk=ty[t];mk=float(mk+15*(fl-1));n+=1
                q=pl.setdefault(t,[0,0]);q[0]+=1
                x=r.random();st='Occupied'
                if u=='A101':st='Model'
                elif u=='B304':st='Down'
                elif bd=='B' and x<.5 or x<.12:st='Vacant'
                elif x>.94:st='Notice'
                cnt[st]=cnt.get(st,0)+1
                if st in('Model','Down','Vacant'):
                    add(bd,u,t,sf,None,st,mk,[],None,None,None,None,None)
                    if st=='Vacant' and r.random()<.25:
                        a,c=N.fl();mi=D.date(2026,10,r.randrange(3,28));add(bd,u,t,sf,f'{c}, {a}','Pending',None,[('Rent',mk),('Amenity Fee',35.0),('Concession',-200.0)],250.0,mi,addm(mi.replace(day=1),13)-D.timedelta(1),None,0.0)
                        cnt['P']=cnt.get('P',0)+1
                    continue
                oc+=1;q[1]+=1
                a,c=N.fl();mi=D.date(2026,3,6)+D.timedelta(r.randrange(195));le=addm(mi.replace(day=1),r.choice([12,13,14]))-D.timedelta(1)
                cs=[('Rent',mk-r.choice([0,0,25]))]
                if r.random()<.75:cs.append(('Concession',-float(r.choice([150,200,300]))))
                cs.append(('Amenity Fee',35.0))
                if r.random()<.35:cs.append(('Pet Rent',40.0))
                if r.random()<.4:cs.append(('Parking - Garage',95.0))
                add(bd,u,t,sf,f'{c}, {a}',st,mk,cs,float(r.choice([250,250,500])),mi,le,D.date(2026,10,31) if st=='Notice' else None,float(r.choice([0,0,0,0,81.17,-35,1204.5])))
    w.write(R,4,f'Totals ({n} units)',b);w.write(R,6,TM,monb);w.write(R,8,TC,monb);w.write(R,9,TD,monb);w.write(R,13,TB,monb);w.write(R,7,'excl. Pending');R+=2
    w.write(R,1,'Unit Status',sh);w.write(R,2,'Units',sh);w.write(R,4,'Category (excl. Pending)',sh);w.write(R,5,'Amount',sh);w.write(R,7,'Type',sh);w.write(R,8,'Units',sh);w.write(R,9,'Occupied',sh);R0=R+1
    sts=[('Occupied',cnt['Occupied']),('Notice',cnt.get('Notice',0)),('Vacant',cnt['Vacant']),('Model',1),('Down',1),('Total',n)]
    for i,(k,v) in enumerate(sts):w.write(R0+i,1,k);w.write(R0+i,2,v)
    for i,k in enumerate(sorted(cat)):w.write(R0+i,4,k);w.write(R0+i,5,cat[k],mon)
    w.write(R0+len(cat),4,'Total',b);w.write(R0+len(cat),5,sum(cat.values()),monb)
    for i,k in enumerate(ty):w.write(R0+i,7,k);w.write(R0+i,8,pl[k][0]);w.write(R0+i,9,pl[k][1])
    for i,x in enumerate([6,10,7,9,26,13,12,18,12,11,11,11,11,12]):w.col(i).width=256*x
    w.portrait=False;w.fit_width_to_pages=1;w.fit_height_to_pages=0;w.fit_num_pages=1
    wb.save(out(f))
    save(f,rows,'The Arbuckle at Founders Mill','2026-09-28',n,oc,cnt['Vacant'],'MULTIFAMILY','ResMan xls, lease-up, charge rows, concessions, pending rows, side recaps')
# ---------- W3 Buildium csv SFR
def w3():
    r=random.Random(6213);N=Names(r);f='buildium_rentroll_tallgrass_homes.csv';rows=[];L=[]
    L.append(['PROPERTY','UNIT','LEASE ID','TENANT(S)','LEASE STATUS','LEASE TYPE','START','END','DAYS LEFT','BEDS','BATHS','SIZE (SQFT)','RENT','PET + TRASH FEES','PREPAYMENTS','DEPOSIT','BALANCE DUE'])
    sts=['Osage Ridge Dr','Larkspur Ln','W 81st Terr','Quarry Rd','Flint Hill Ave'];asof=D.date(2026,9,30);T=[0]*5;oc=0;n=0
    for k in range(19):
        ad=f'{r.randrange(110,9800)} {r.choice(sts)}';bd=r.choice([3,3,3,4,2]);ba=r.choice(['1','1.5','2','2.5']);sf=r.randrange(1020,2150,10);n+=1
        if k in(5,12):
            L.append([ad,'1','','','Vacant','','','','',bd,ba,sf,'','','','','']);rows.append(row(unit='1',propertyName=ad,statusText='Vacant',area=sf));continue
        a,b=N.fl();nm=f'{a} {b}'+(f'; {r.choice(F)} {b}' if r.random()<.45 else '')
        s=D.date(2024,10,1)+D.timedelta(r.randrange(690));typ='Fixed';e=addm(s,12)-D.timedelta(1)
        if e<asof:
            if r.random()<.5: typ='At-will';e='At-will'
            else:s=addm(s,12);e=addm(s,12)-D.timedelta(1);typ='Fixed w/rollover'
        if e!='At-will' and e<asof: e=addm(e,12)
        rent=r.randrange(1295,2250,25);rc=r.choice([0,0,25,50,75]);pp=r.choice([0,0,0,120]);dep=r.choice([rent,rent,rent+200]);bal=r.choice([0,0,0,rent,-50])
        st='Active' if k!=8 else 'Eviction pending'
        if k==8: bal=2*rent
        oc+=1
        f2=lambda v:f'${v:,.2f}' if v>=0 else f'-${-v:,.2f}'
        L.append([ad,'1',88000+k*37,nm,st,typ,ush(s),ush(e) if e!='At-will' else 'At-will','' if e=='At-will' else (e-asof).days,bd,ba,sf,f2(rent),f2(rc),f2(pp),f2(dep),f2(bal)])
        for z,v in enumerate((rent,rc,pp,dep,bal)):T[z]+=v
        rows.append(row(unit='1',propertyName=ad,tenantName=nm,statusText=st,area=sf,leaseStartDate=s,leaseEndDate=e,contractRent=rent,deposit=dep,balance=bal,charges=ch(('PET + TRASH FEES',rc))))
        if k==14:
            a,b=N.fl();s2=D.date(2026,12,1)
    L.append(['Total','19','','','','','','','','','','']+[f'${v:,.2f}' for v in T])
    with open(out(f),'w',newline='',encoding='utf-8-sig') as fh:
        c=csv.writer(fh)
        c.writerow(['Tallgrass Homes Fund II']);c.writerow(['Rent roll','As of 9/30/2026','All rentals','17 active leases']);c.writerow([]);c.writerows(L)
    assert oc==17
    save(f,rows,'Tallgrass Homes Fund II','2026-09-30',n,oc,n-oc,'SINGLE_FAMILY_RENTAL','Buildium-like csv with preamble, address as property, every unit 1')
# ---------- W4 co-op multi sheet
def w4():
    r=random.Random(6214);N=Names(r);f='Cordwainer_Owners_Corp_maintenance_roll.xlsx'
    wb=Workbook();c=wb.active;c.title='Cover';rows=[]
    for i,t in enumerate(['CORDWAINER OWNERS CORP.','31-35 Cordwainer Place','','Prepared for the annual loan review','Maintenance rate 4.85 per share per month effective 1/1/2026','Capital assessment 0.60 per share through 12/31/2026','Sheets: Maint Roll (shareholders and sponsor), Arrears notes']): c.cell(2+i,2,t).font=Font(name='Garamond',size=16 if i==0 else 11,bold=i==0)
    w=wb.create_sheet('Maint Roll')
    w['B2']='Maintenance Roll';w['B2'].font=Font(name='Garamond',size=14,bold=True);w['B3']='Month of October 2026'
    th=Side(style='thin');H1=['Apt','Line','Rooms','Shares','Shareholder of record','Held by','Acquired','Monthly billing',None,None,None,None,'Arrears']
    H2=[None]*7+['Maintenance','Assessment','Storage','Electric','Total']+[None]
    for i,h in enumerate(H1):
        x=w.cell(5,i+2,h);y=w.cell(6,i+2,H2[i])
        for z in(x,y):z.font=Font(name='Garamond',bold=True);z.border=Border(bottom=th);z.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
        if i<7 or i==12:w.merge_cells(start_row=5,start_column=i+2,end_row=6,end_column=i+2)
    w.merge_cells(start_row=5,start_column=9,end_row=5,end_column=13)
    R=7;T=[0.]*7;sp=0;n=0
    sh={'A':(4.5,310),'B':(3.5,245),'C':(3,205),'D':(2,140)}
    for fl in range(1,8):
        for l in 'ABCD':
            if fl==1 and l in'AB':continue
            if fl==7 and l=='D':continue
            u=f'{fl}{l}';rm,s=sh[l];s+=5*(fl-1);n+=1
            held='Sponsor' if u in('2D','3C','5D','6B') else 'Shareholder'
            if u=='1C':held='Corporation (super)'
            a,b=N.fl();nm={'Sponsor':'Cordwainer Sponsor Holdings LLC','Corporation (super)':'Cordwainer Owners Corp.'}.get(held,f'{a} {b}'+(f' and {r.choice(F)} {b}' if r.random()<.3 else ''))
            ac=None if held!='Shareholder' else D.date(1994,1,1)+D.timedelta(r.randrange(11500))
            if held.startswith('Corp'): mt=asm=0.;stg=el=0.
            else: mt=round(s*4.85,2);asm=round(s*.6,2);stg=r.choice([0.,0.,35.,50.]);el=round(r.uniform(28,96),2)
            tot=round(mt+asm+stg+el,2);ar=r.choice([0,0,0,0,0,tot,412.3]) if held=='Shareholder' else 0.
            for i,v in enumerate([u,l,rm,s,nm,held,ac,mt,asm,stg,el,tot,ar]):
                if v is None:continue
                z=w.cell(R,i+2,v);z.font=Font(name='Garamond')
                if i>=7:z.number_format='#,##0.00'
                if i==6:z.number_format='mmm d, yyyy'
                if i==2:z.number_format='0.0'
            sp+=s
            for i,v in enumerate((mt,asm,stg,el,tot,ar)):T[i]+=v
            rows.append(row(unit=u,tenantName=nm,statusText=held,moveInDate=None,charges=ch(('Maintenance',mt),('Assessment',asm),('Storage',stg),('Electric',el)),totalCharges=tot,balance=float(ar)))
            R+=1
        R+=0
    w.cell(R,2,f'{n} apartments').font=B;w.cell(R,5,sp).font=B
    for i in range(6):z=w.cell(R,9+i,round(T[i],2));z.font=B;z.number_format='#,##0.00';z.border=Border(top=th,bottom=Side(style='double'))
    w.cell(R+2,2,'Sponsor holds 4 apartments; 1C is the superintendent’s and is not billed. Rooms count as in the offering plan.')
    for i,x in enumerate([3,6,6,8,8,38,20,14,13,12,10,10,12,11]):w.column_dimensions[gl(i+1)].width=x
    n2=wb.create_sheet('Arrears notes');n2['A1']='Payment plans in force';n2['A3']='Two shareholders pay on plan; counsel has the file for one. No change since last quarter.'
    for s_ in wb: s_.page_setup.orientation='landscape';s_.sheet_properties.pageSetUpPr.fitToPage=True;s_.page_setup.fitToHeight=0
    fixwb(wb,f)
    save(f,rows,'CORDWAINER OWNERS CORP.','2026-10',n,None,None,'COOPERATIVE','co-op maintenance roll, grouped header, cover and notes sheets',True,'Maint Roll')
if __name__=='__main__':
    for g in (w1,w2,w3,w4): g()
