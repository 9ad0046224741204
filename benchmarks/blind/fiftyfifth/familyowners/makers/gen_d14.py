# UK parade: shops and flats
from common import *
import xlsxwriter
def run():
    fn='Otley Parade tenancy schedule Q1 2025.xlsx'; r=rng(fn); N=Names(r)
    wb=xlsxwriter.Workbook(os.path.join(DOC,fn)); F=lambda **k: wb.add_format(dict(font_name='Cambria',font_size=10,valign='top',**k))
    cv=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Tenancy Schedule'); ar=wb.add_worksheet('Arrears by tenant')
    cv.write(2,1,'Otley Parade, Leeds',wb.add_format(dict(font_name='Cambria',font_size=20,bold=True))); cv.write(4,1,'Tenancy schedule as at 25 March 2025',F()); cv.write(5,1,'Prepared by Garrick & Wray, managing agents',F())
    h=F(bold=True,text_wrap=True,bottom=2,align='center'); t=F(text_wrap=True); c=F(align='center'); g=F(num_format='£#,##0.00'); g0=F(num_format='£#,##0'); gb=F(num_format='£#,##0.00',bold=True,top=1); gb0=F(num_format='£#,##0',bold=True,top=1); b=F(bold=True); bt=F(bold=True,top=1); d=F(num_format='dd-mmm-yyyy',align='center'); v=F(italic=True,font_color='#7F7F7F'); n1=F(num_format='#,##0.0'); n1b=F(num_format='#,##0.0',bold=True,top=1)
    ws.write(0,0,'OTLEY PARADE, LEEDS – TENANCY SCHEDULE',b); ws.write(0,9,'As at 25 March 2025 (Lady Day)',F(bold=True,align='right'))
    H=['Block','Unit','Demise','Tenant','Floor area\n(sq m)','Lease start','Contractual expiry','Next rent review','Passing rent\n£ p.a.','Passing rent\n£ pcm','Service charge\n£ pcm','Insurance\n£ pcm','Deposit','File ref']
    for j,x in enumerate(H): ws.write(2,j,x,h)
    ws.set_row(2,42); R=3; rows=[]; S=[0]*6; n=o=0
    shops=[('Shop 1','Lock-up shop','Brackwell Bakery Ltd',62.4,'2019-03-25',120,14500,'2029-03-25'),('Shop 2','Lock-up shop','Pharmalane (Leeds) Ltd',118.0,'2016-09-29',180,27500,'2026-09-29'),('Shop 3','Lock-up shop',None,54.1,None,None,None,None),('Shops 4 & 5','Double shop','Tandoori Junction Ltd',131.7,'2022-06-24',120,24000,'2027-06-24'),('Shop 6','Lock-up shop','Mrs O. Szabolc t/a Wash Tub',58.8,'2009-12-25',120,11750,None),('Kiosk','Kiosk','Keys Cut Here',9.5,'2024-12-25',36,4200,None)]
    flats=[(f'Flat {k}',ty,a,p) for k,ty,a,p in [(1,'2 bed flat',61.0,875),(2,'2 bed flat',60.2,895),(3,'1 bed flat',44.5,725),(4,'1 bed flat',44.5,740),(5,'Studio',29.9,595),(6,'2 bed maisonette',78.3,985),(7,'2 bed maisonette',78.3,1010),(8,'3 bed maisonette',92.6,1150),(9,'1 bed flat',45.0,730),(10,'1 bed flat',46.2,745)]]
    def dw(R,j,x): ws.write_datetime(R,j,dt.datetime.combine(x,dt.time()),d)
    def line(bl,uid,ty,nm,a,sd,ed,rv,pa,pcm,sc,ins,dep):
        nonlocal R,n,o
        n+=1; ws.write(R,0,bl,c); ws.write(R,1,uid,t); ws.write(R,2,ty,t); ws.write(R,4,a,n1); s[0]+=a
        ws.write(R,13,f'OP/{bl[0]}{n:02d}',F(align='fill'))
        if not nm:
            ws.write(R,3,'VACANT',v); rows.append(dict(unit=uid,building=bl,unitType=ty,area=a,statusText='VACANT')); R+=1; return
        o+=1; ws.write(R,3,nm,t); dw(R,5,sd)
        if isinstance(ed,str): ws.write(R,6,ed,c)
        else: dw(R,6,ed)
        if rv: dw(R,7,rv)
        for j,x,ff in ((8,pa,g),(9,pcm,g),(10,sc,g),(11,ins,g),(12,dep,g)):
            if x is not None: ws.write(R,j,x,ff)
        rows.append(dict(unit=uid,building=bl,unitType=ty,area=a,tenantName=nm,statusText='Occupied',leaseStartDate=sd,leaseEndDate=ed,contractRent=pcm,annualRent=pa,charges=[dict(code=k,amount=x) for k,x in (('Service charge',sc),('Insurance',ins)) if x is not None] or None,deposit=dep))
        for q,x in enumerate((pa,pcm,sc,ins,dep),1): s[q]+=x or 0
        R+=1
    def tot(lbl,s):
        nonlocal R
        for j in range(14): ws.write(R,j,'',bt)
        ws.write(R,3,lbl,bt); ws.write(R,4,s[0],n1b)
        for j,x in zip(range(8,13),s[1:]): ws.write(R,j,round(x,2),gb)
        R+=2
    s=[0]*6; ws.write(R,0,'Shops',b); R+=1
    for uid,ty,nm,a,st,term,pa,rv in shops:
        sd=dt.date.fromisoformat(st) if st else None; ed=None
        if sd: ed='Holding over' if 'Wash' in nm else addm(sd,term,-1)
        line('Parade',uid,ty,nm,a,sd,ed,dt.date.fromisoformat(rv) if rv else None,float(pa) if pa else None,None,round(a*2.6,2) if nm and uid!='Kiosk' else None,round(a*.55,2) if nm and uid!='Kiosk' else None,float(round(pa/4)) if pa and uid in('Shop 1','Shops 4 & 5') else None)
    tot('Shops',s); S=[x+y for x,y in zip(S,s)]; s=[0]*6; ws.write(R,0,'Flats over',b); R+=1
    for uid,ty,a,p in flats:
        if uid in('Flat 5','Flat 9'): line('Upper',uid,ty,None,a,*[None]*8); continue
        sd=rdate(r,dt.date(2021,1,1),dt.date(2025,3,1)); nm=r.choice(['Ms ','Mr ','Mr ','Dr '])+N.il(); ed=addm(sd,12,-1)
        if ed<dt.date(2025,3,25): ed='Periodic'
        line('Upper',uid,ty,nm,a,sd,ed,None,p*12.0,float(p),None,None,float(p))
    tot('Flats',s); S=[x+y for x,y in zip(S,s)]; tot('Otley Parade',S)
    ws.write(R,0,'Shop rents are payable quarterly in advance on the usual quarter days; flat rents monthly. Flat 5 and Flat 9 under refurbishment.',F())
    for j,w in enumerate([8,12,18,28,10,13,13,13,14,13,13,12,12,9]): ws.set_column(j,j,w,None,{'hidden':True} if j==13 else {})
    ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.freeze_panes(3,0); ws.hide_gridlines(2); cv.activate()
    ar.write_row(0,0,['Unit','Tenant','Due','Days'],b); ar.write_row(1,0,['Shop 6','Mrs O. Szabolc t/a Wash Tub',2937.5,88],F()); ar.write_row(2,0,['Flat 3',[x['tenantName'] for x in rows if x['unit']=='Flat 3'][0],725,24],F()); ar.write_row(3,0,['Shop 3','(former tenant) Fizz Vapes Ltd',6100,410],F())
    wb.close(); save(fn,'Otley Parade, Leeds','2025-03-25',n,o,n-o,rows,sheet='Tenancy Schedule')
    return dict(file=fn,assetType='MIXED_USE',documentType='RENT_ROLL',author='UK managing agent',style='cover sheet, shops and flats in one table, quarter days, sq m',hard='annual rent for shops, monthly for flats, review date beside expiry, arrears sheet')
if __name__=='__main__': run()
