# manufactured home community, ManageAmerica-like, XLSX, lots; PLANTED total_wrong
from common import *
import xlsxwriter
g=G(706);r=g.r
fn='06_Saltgrass_Village_MHC_site_roll.xlsx'
wb=xlsxwriter.Workbook(DOC+fn);ws=wb.add_worksheet('SiteRoll 0625')
def f(**k):return wb.add_format(dict(font_name='Arial Narrow',font_size=9,**k))
h=f(bold=1,bg_color='#FFF2CC',border=1,text_wrap=1,align='center');tx=f();mn=f(num_format='$#,##0.00;-$#,##0.00;"-"');b=f(bold=1,top=6);bm=f(bold=1,top=6,num_format='$#,##0.00');d_=f(num_format='mmm d, yyyy')
ws.write('B1','SALTGRASS VILLAGE MHC',f(bold=1));ws.write('B2','Site Roll as of June 30, 2025');ws.write('B3','112 Causeway Rd. | 55+ | All homes resident owned unless marked POH')
H=['Site #','Size','Home Owner / Resident','Home','Status','Resident Since','Rate Eff.','Site Rent','Home Rent (POH)','Water/Sewer','Trash','Pass-On Tax','Late / Other','Total Billed','Deposit','Past Due','Next Increase','New Site Rent']
for i,x in enumerate(H):ws.write(4,1+i,x,h)
ws.set_column(0,0,2);ws.set_column(1,2,6);ws.set_column(3,3,26);ws.set_column(4,18,10.5)
R=5;rows=[];T=[0.0]*9;occ=vac=0
for st,base in (('Bayberry Ln',585),('Heron Ct',610),('Marsh End',640)):
    ws.write(R,1,st,f(bold=1,italic=1));R+=1
    for n in range(1,r.choice([23,27,25])):
        if n==13:continue
        u=f'{st[0]}{n}';size=r.choice(['SW','DW','DW']);q=r.random()
        t=dict(unit=u,unitType=size,section=st)
        ws.write(R,1,u,tx);ws.write(R,2,size,tx)
        if q<.07:
            vac+=1;s='Vacant Site';ws.write(R,5,s,tx);ws.write(R,3,'' if r.random()<.5 else 'VACANT',tx);t['statusText']=s;rows.append(t);R+=1;continue
        if q<.11:
            vac+=1;s='Vacant POH';ws.write(R,3,'Park inventory - for sale',tx);ws.write(R,4,'POH',tx);ws.write(R,5,s,tx);t['statusText']=s;rows.append(t);R+=1;continue
        occ+=1;nm=g.lf().replace('-',' ');
        if r.random()<.3:nm+=' & '+r.choice(F)
        poh=r.random()<.12;s='Occupied' if r.random()<.95 else 'Repo - bank pays'
        since=g.date('1998-01-01','2025-05-30');eff=dt.date(2025,1,1) if r.random()<.7 else dt.date(2025,4,1)
        sr=float(base+(30 if size=='DW' else 0)-r.choice([0,0,0,12,25,41]));hr=float(r.choice([450,475,525])) if poh else 0.0
        wsr=round(r.uniform(22,68),2);tr=14.5;px=9.38;lt=r.choice([0,0,0,0,0,25.0,50.0,-10.0])
        tot=round(sr+hr+wsr+tr+px+lt,2);dep=r.choice([0,0,sr,200.0]);pd_=r.choice([0,0,0,0,0,0,tot,118.2,-42.0])
        for c,v in((3,nm),(4,'POH' if poh else 'ROH'),(5,s)):ws.write(R,c,v,tx)
        ws.write(R,6,dt.datetime.combine(since,dt.time()),d_);ws.write(R,7,dt.datetime.combine(eff,dt.time()),d_)
        for i,v in enumerate((sr,hr,wsr,tr,px,lt,tot,dep,pd_)):ws.write(R,8+i,v,mn);T[i]+=v
        steps=None
        if eff.month==1:
            nx=dt.date(2026,1,1);ns=round(sr*1.04);ws.write(R,17,dt.datetime.combine(nx,dt.time()),d_);ws.write(R,18,ns,mn);steps=[dict(date=nx,amount=float(ns))]
        ch=[dict(code=c,amount=v) for c,v in(('Home Rent (POH)',hr),('Water/Sewer',wsr),('Trash',tr),('Pass-On Tax',px),('Late / Other',lt)) if v]
        t.update(tenantName=nm,statusText=s,moveInDate=since,contractRent=sr,charges=ch,totalCharges=tot,rentSteps=steps)
        if dep:t['deposit']=dep
        if pd_:t['balance']=pd_
        rows.append(t);R+=1
    R+=1
ws.write(R,1,'TOTAL',b)
for c in range(2,8):ws.write(R,c,'',b)
P=list(T);P[0]+=180.0  # planted
for i,v in enumerate(P):ws.write(R,8+i,round(v,2),bm)
R+=2;ws.write(R,1,f'Sites: {len(rows)}',tx);ws.write(R+1,1,f'Occupied: {occ}',tx);ws.write(R+2,1,f'Vacant: {vac}',tx);ws.write(R+3,1,f'Occupancy: {occ/len(rows):.1%}',tx)
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4);wb.close()
save(fn,'MANUFACTURED_HOUSING','ManageAmerica-like site roll, yellow header, streets as sections','blank first column, street headings, site rent vs POH home rent, pass-on charges, future increase columns, dashes for zero',rows,'Saltgrass Village MHC','2025-06-30',len(rows),occ,vac,sheet='SiteRoll 0625',planted=dict(kind='total_wrong',what=f'Printed TOTAL of Site Rent is {P[0]:,.2f}; the rows sum to {T[0]:,.2f} (180.00 too much).'))
