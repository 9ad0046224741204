import random,datetime as dt
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
rnd=random.Random(47103);nm=namer(rnd);fn='tannery_street_garage_parkers.xlsx'
wb=Workbook();w0=wb.active;w0.title='Rates'
for x in [("Rate class","Monthly"),("RES Reserved",185),("STD Nested",140),("MC Motorcycle",60),("EV Charger",205)]: w0.append(x)
ws=wb.create_sheet('Monthly Parkers')
ws.append(["Tannery Street Garage"]);ws.append(["Monthly Parker Listing"]);ws.append(["Run: 02/03/2026 07:02:11   Operator: jb   Filter: all spaces"]);ws.append([])
H=["Status","Space","Class","Account","Parker / Company","Card No","Active Since","Paid Thru","Base Rate","City Tax 10%","Amount Billed","Past Due"]
ws.append(H)
for c in ws[5]: c.font=Font(bold=True,name='Arial',size=9);c.border=Border(bottom=Side(style='medium'));c.alignment=Alignment(wrap_text=True)
cos=["Bellweather Law Group","Ironbridge Coffee Roasters","Tannery Lofts Assoc.","Saltmarsh Theatre Co."]
rate=dict(RES=185,STD=140,MC=60,EV=205);rows=[];S=[0]*4;n=o=0
for lev in (1,2,3):
    for i in range(1,21):
        u=f"{lev}-{i:02d}";cl='EV' if lev==1 and i<5 else 'MC' if lev==3 and i>16 else 'RES' if lev==1 else 'STD';n+=1
        if rnd.random()<.17: ws.append(["Open",u,cl]+[None]*9);rows.append(R(unit=u,unitType=cl,statusText="Open"));continue
        o+=1;t=rnd.choice(cos) if rnd.random()<.35 else nm("{f} {l}");stt=rnd.choice(["Active"]*9+["Past due"]);b=float(rate[cl]-rnd.choice([0,0,0,15]));tx=round(b*.1,2);tot=round(b+tx,2);pd=tot if stt=="Past due" else 0.0
        d=rdate(rnd,2017,2025);ws.append([stt,u,cl,f"{70000+rnd.randint(100,9999)}",t,rnd.randint(110000,119999),d.strftime('%Y-%m-%d'),("2026-01-31" if pd else "2026-02-28"),b,tx,tot,pd])
        S=[round(q+w,2) for q,w in zip(S,[b,tx,tot,pd])]
        rows.append(R(unit=u,unitType=cl,tenantName=t,statusText=stt,leaseStartDate=None,moveInDate=d,contractRent=b,charges=CH([("Base Rate",b),("City Tax 10%",tx)]),totalCharges=tot,balance=pd))
ws.append([None]*4+["Report total"]+[None]*3+S)
for c in ws[ws.max_row]: c.font=Font(bold=True,name='Arial',size=9)
ws.append([]);ws.append(["Spaces",n]);ws.append(["Rented",o]);ws.append(["Open",n-o])
for row in ws.iter_rows(min_row=6):
    for c in row:
        if c.column>=9: c.number_format='#,##0.00'
        if not c.font.b: c.font=Font(name='Arial',size=9)
for c,wd in zip('ABCDEFGHIJKL',[9,8,7,9,28,9,11,11,10,10,12,10]): ws.column_dimensions[c].width=wd
ws.freeze_panes='A6';ws.auto_filter.ref=f"A5:L{5+n}";wb.active=1
wb.save(out(fn))
save(fn,'PARKING','access control export, filter header, run time only, second sheet is the roll',True,'Tannery Street Garage',None,rows,n,o,n-o,sheet='Monthly Parkers')
