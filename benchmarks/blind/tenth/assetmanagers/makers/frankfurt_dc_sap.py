# SAP RE-FX ALV list export, data centre, square metres and EUR
import random,datetime as dt
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
random.seed(55)
N='EXPORT_REISBURO_20250930.xlsx'
wb=openpyxl.Workbook();ws=wb.active;ws.title='Sheet1'
H=['CoCd','BE','Bldg','Rental Object','RO Description','Usage Type','Level','Meas. RA','UoM','Power kW','Occ.','Contract','Contract Partner','Start of Term','End of Term','Notice Per.','1010 Base Rent','2010 Serv. Chg Adv.','2040 Cooling Adv.','3020 Power Cap. Fee','4005 Cross-Connect','Net Total','Sec. Deposit','Crcy']
f=Font(name='Arial',size=9)
lines=['Report: Occupancy and Conditions by Rental Object','Company Code 2600  Continental Pensionskasse Immobilien GmbH','Business Entity 261004  Rechenzentrum Sossenheim Nord','Key Date 30.09.2025']
for i,l in enumerate(lines): ws.cell(i+1,1,l).font=Font(name='Arial',size=9,bold=i==0)
hr=6
for i,x in enumerate(H):
    c=ws.cell(hr,i+1,x);c.font=Font(name='Arial',size=9,bold=True);c.fill=PatternFill('solid',fgColor='C6D9F1')
D=[('10','000101','Data hall DH-1','Data hall','L0',1240.5,2400,'X','1000482/0','Nordwolke Hosting SE',dt.date(2019,4,1),dt.date(2029,3,31),'12 M'),
('10','000102','Data hall DH-2','Data hall','L0',1185.0,2400,'X','1000497/0','Bankhaus Ellerbeck AG',dt.date(2020,10,1),dt.date(2030,9,30),'12 M'),
('10','000103','Data hall DH-3 cage A','Cage','L1',310.25,500,'X','1000533/0','Medirecht Daten GmbH',dt.date(2022,1,1),dt.date(2026,12,31),'6 M'),
('10','000104','Data hall DH-3 cage B','Cage','L1',288.0,450,'','','',None,None,''),
('10','000105','Data hall DH-3 cage C','Cage','L1',295.75,450,'X','1000561/1','Tallinn Cloudworks OÜ',dt.date(2023,6,1),dt.date(2026,5,31),'6 M'),
('10','000106','Meet-me room 1','Telecom','L0',62.0,40,'X','1000410/0','Rheinfaser Netz GmbH & Co. KG',dt.date(2018,1,1),dt.date(2025,6,30),'3 M'),
('10','000107','Office NOC','Office','L2',418.4,None,'X','1000482/0','Nordwolke Hosting SE',dt.date(2019,4,1),dt.date(2029,3,31),'12 M'),
('10','000108','Storage staging','Storage','UG',156.3,None,'X','1000497/0','Bankhaus Ellerbeck AG',dt.date(2020,10,1),dt.date(9999,12,31),'3 M'),
('20','000201','Data hall DH-5','Data hall','L0',1602.0,3200,'X','1000588/0','Atlantis Streaming B.V.',dt.date(2024,7,1),dt.date(2039,6,30),'24 M'),
('20','000202','Data hall DH-6','Data hall','L1',1598.5,3200,'','','',None,None,''),
('20','000203','Rooftop antenna','Roof','DA',None,3,'X','1000303/0','Funkturm Mobil AG',dt.date(2016,2,1),dt.date(2031,1,31),'12 M'),
('20','000204','Parking 1-18','Parking','AU',None,None,'X','1000588/0','Atlantis Streaming B.V.',dt.date(2024,7,1),dt.date(2039,6,30),'24 M'),
('20','000205','Office','Office','L2',236.9,None,'','','',None,None,'')]
BN={'10':'Haus 10','20':'Haus 20'}
r=hr+1;rows=[];tot=[0]*7;aa=0;kw=0;sub={}
def num(c,fm='#,##0.00'): c.number_format=fm;c.alignment=Alignment(horizontal='right')
def subtotal(lbl,v,a,k,col):
    global r
    ws.cell(r,1,lbl)
    for i,x in ((8,a),(10,k)): num(ws.cell(r,i,x),'#,##0.00' if i==8 else '#,##0')
    for i,x in enumerate(v): num(ws.cell(r,17+i,round(x,2)))
    ws.cell(r,24,'EUR')
    for i in range(1,25): ws.cell(r,i).fill=PatternFill('solid',fgColor=col);ws.cell(r,i).font=Font(name='Arial',size=9,bold=True)
    r+=1
for b in('10','20'):
    s=[0]*7;sa=sk=0
    for x in [y for y in D if y[0]==b]:
        _,ro,de,us,lv,a,k,oc,ct,pn,st,en,nt=x
        v=['2600','261004',b,ro,de,us,lv,a,'m2' if a else None,k,oc or None,ct or None,pn or None,st.strftime('%d.%m.%Y') if st else None,en.strftime('%d.%m.%Y') if en else None,nt or None]
        row=dict(building=b,unit=ro,unitType=us,area=a,statusText='Occupied' if oc else 'Vacant')
        sa+=a or 0;sk+=k or 0
        if oc:
            rate={'Data hall':42.5,'Cage':55,'Telecom':68,'Office':17.8,'Storage':9.5}.get(us)
            base=round(float((a*rate) if rate else {'Roof':1450,'Parking':18*95}[us]),2)
            sc=round(a*4.35,2) if a else 0.0
            co=round(k*11.2,2) if us in('Data hall','Cage') else 0.0
            pw=round(float(k or 0)*(38 if us in('Data hall','Cage') else 0.0),2)
            xc=float({'000106':14300,'000101':2750,'000103':660,'000201':5500}.get(ro,0))
            net=round(base+sc+co+pw+xc,2);dep=float(round(base*3,-2)) if us in('Data hall','Cage','Telecom') else 0.0
            v+=[base,sc,co,pw,xc,net,dep,'EUR']
            for i,q in enumerate((base,sc,co,pw,xc,net,dep)): s[i]+=q;tot[i]+=q
            row.update(tenantName=pn,leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=base,totalCharges=net,deposit=dep,charges=[dict(code=H[16+i],amount=q) for i,q in enumerate((base,sc,co,pw,xc))])
        for i,q in enumerate(v):
            if q is None: continue
            c=ws.cell(r,i+1,q);c.font=f
            if i==7 or i>=16 and isinstance(q,float): num(c)
        rows.append(row);r+=1
    aa+=sa;kw+=sk;subtotal(f'* Bldg {b}',s,round(sa,2),sk,'FFF2CC')
subtotal('** BE 261004',tot,round(aa,2),kw,'FFE699')
r+=1
ws.cell(r,1,'Rental objects: 13   thereof occupied: 10   vacant: 3').font=f
ws.cell(r+1,1,'End of term 31.12.9999 = unlimited contract. Contract 1000410/0 expired, continued by sufferance (stillschweigende Verlängerung).').font=f
for i,w in enumerate([6,8,5,13,22,11,6,10,5,9,5,11,30,12,12,10,14,16,15,16,15,14,13,5]): ws.column_dimensions[openpyxl.utils.get_column_letter(i+1)].width=w
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=8;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(N))
save(N,dict(propertyName='Rechenzentrum Sossenheim Nord',asOnDate='2025-09-30',units=13,occupied=10,vacant=3,sheet='Sheet1',rows=rows),'OTHER','SAP RE-FX ALV export, condition types as columns, German data centre, EUR and m2','occupancy shown only by X; dd.mm.yyyy text dates; 31.12.9999 end date; condition columns with codes; ids and codes as text')
