from .lib import *
import openpyxl
from openpyxl.styles import Font, Alignment
def make():
    # Yardi Classic export: everything text, names cut at 20, header repeated every 'page', charges by code in rows below
    R=random.Random(9909); N='yclassic_rrcomm_0305.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='rrcomm'
    a=ws.append
    names=["Hollis Bay Veterinary Supply Corp","Ninth Wave Surf & Skate Outfitters","Amberline Court Reporting Services","Tidewater Physical Therapy LLC","Compass Rose Travel","Blue Gull Insurance Agency Inc","Petrel Environmental Consulting","Saltbox Architects","Larboard Accounting PC","Windlass Software Development","Cormorant Title Co","Osprey Hearing Center of Hollis Bay","Mizzen Staffing"]
    asof=date(2005,3,31); f=lambda d:d.strftime('%m/%d/%Y')
    pg=[0]
    def head():
        pg[0]+=1
        a([]) if pg[0]>1 else None
        a(['Hollis Bay Business Center (hollis)',None,None,None,None,None,None,None,None,'Page %d'%pg[0]])
        a(['Rent Roll - Commercial',None,None,None,None,None,None,None,None,'04/04/05'])
        a(['As Of = 03/31/05   Month = 03/2005']); a([])
        a(['Unit','Tenant','Lease','','Area','Charge','Monthly','Monthly','Annual','Security'])
        a(['','Code / Name','From','To','','Code','Amount','/Area','Amount','Deposit'])
        for r in (ws.max_row-1,ws.max_row):
            for c in ws[r]: c.font=Font(name='Courier New',size=9,bold=True)
    head(); tr=[]; tots={}; G=[0,0,0]; occ=vac=0; i=0; line=0
    us=['%d%02d'%(fl,k) for fl in (1,2) for k in (1,2,3,5,6,8,10,12)]
    for u in us:
        sf=R.choice([850,1020,1265,1500,1875,2240,3100])
        if line>22: head(); line=0
        if u in('106','203','212'):
            vac+=1; a([u,'VACANT',None,None,str(sf),None,None,None,None,None]); tr.append(dict(unit=u,area=sf,statusText='VACANT')); G[0]+=sf; G[1]+=sf; line+=2; a([]); continue
        nm=names[i][:20].rstrip(); cd='t%06d'%(2100+i*17); i+=1; occ+=1
        bg=date(R.randint(1999,2004),R.randint(1,12),1); en=eom(addm(bg,R.choice([36,60])-1))
        while en<asof: en=eom(addm(en.replace(day=1),24))
        mt=R.random()<.1
        ch=[('rent',round(sf*R.choice([1.05,1.12,1.2,1.34]),2)),('cam',round(sf*.31,2))]+([('ret',round(sf*.12,2))] if R.random()<.7 else [])+([('sign',40.)] if R.random()<.3 else [])+([('abate',-250.)] if R.random()<.15 else [])
        ch.sort(key=lambda x:x[0]); dep=R.choice([0,1000,round(sf*1.1,2)])
        tot=round(sum(x for _,x in ch),2); rent=dict(ch)['rent']
        for k,(c,x) in enumerate(ch):
            row=[u if k==0 else None,cd if k==0 else nm if k==1 else None,f(bg) if k==0 else None,('Month-to-Month' if mt else f(en)) if k==0 else None,m(sf,0) if k==0 else None,c,m(x),'%.2f'%(x/sf),m(x*12),(m(dep) if k==0 else None)]
            a(row); line+=1; tots[c]=round(tots.get(c,0)+x,2)
        a([None,None,None,None,None,'Total',m(tot),'%.2f'%(tot/sf),m(tot*12)]); a([]); line+=2
        G[0]+=sf; G[2]=round(G[2]+tot,2)
        tr.append(dict(unit=u,tenantName=nm,area=sf,leaseStartDate=iso(bg),leaseEndDate='Month-to-Month' if mt else iso(en),contractRent=rent,annualRent=round(rent*12,2),charges=[dict(code=c,amount=x) for c,x in ch],totalCharges=tot,deposit=dep,statusText='Occupied'))
    a(['Totals for hollis',None,None,None,m(G[0],0),None,m(G[2]),None,m(G[2]*12)])
    a(['  Occupied Area',None,None,None,m(G[0]-G[1],0)]); a(['  Vacant Area',None,None,None,m(G[1],0)]); a([])
    a(['Charge Code Summary']); 
    for c in sorted(tots): a([None,c,None,None,None,None,m(tots[c])])
    for w,c in zip((7,21,11,11,8,8,11,9,12,10),'ABCDEFGHIJ'): ws.column_dimensions[c].width=w
    for row in ws.iter_rows():
        for c in row:
            if not c.font.bold: c.font=Font(name='Courier New',size=9)
            if c.column>=7 or c.column==5: c.alignment=Alignment(horizontal='right')
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,N))
    write(N,dict(propertyName='Hollis Bay Business Center',asOnDate='2005-03-31',units=occ+vac,occupied=occ,vacant=vac,rows=tr),'OFFICE','Yardi Classic text export, headers repeated, charge rows per tenant, names cut','yardi-migrator',True)
