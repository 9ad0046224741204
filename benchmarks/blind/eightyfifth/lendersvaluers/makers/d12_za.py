from common import *
from fpdf import FPDF
F='ZA_KliprivierTradePark_TenantSchedule.pdf'
L='/usr/share/fonts/truetype/liberation/LiberationMono-'
p=FPDF('P','mm','A4'); p.add_font('M','',L+'Regular.ttf'); p.add_font('M','B',L+'Bold.ttf'); p.set_auto_page_break(False)
m=lambda v: f'{v:,.2f}'.replace(',',' ')
U=[('U01','Mokoena Steel Merchants (Pty) Ltd',1850,D(2022,3,1),60,142450.00,15725.0,9805.0,2150.0,285000.0,7.5),('U02','Kliprivier Tyre & Fitment CC',620,D(2023,8,1),36,52700.00,5270.0,3286.0,720.0,105400.0,8),
('U03','Bathroom Bazaar SA (Pty) Ltd',980,D(2021,11,1),60,88200.00,8330.0,5194.0,1140.0,176400.0,7),('U04',None,980,None,0,0,0,0,0,0,0),('U05','Highveld Cold Chain (Pty) Ltd',2240,D(2020,2,1),84,190400.00,19040.0,11872.0,2600.0,None,7),
('U06A','Lindiwe Print Works',310,D(2025,4,1),24,29450.00,2635.0,1643.0,360.0,58900.0,8),('U06B','Naidoo Panelbeaters',345,D(2024,7,1),36,31050.00,2932.5,1828.5,400.0,31050.0,8),('U07','Tradeline Paint & Hardware (Pty) Ltd',1460,D(2019,6,1),96,112420.00,12410.0,7738.0,1700.0,224840.0,7.5),
('U08','Vaal Bearings and Seals',540,D(2023,1,1),36,48600.00,4590.0,2862.0,630.0,97200.0,8),('U09',None,540,None,0,0,0,0,0,0,0),('U10','Sisonke Logistics (Pty) Ltd',3120,D(2024,10,1),60,234000.00,26520.0,16536.0,3620.0,468000.0,7),
('U11','Pieterse Plumbing Supplies',760,D(2022,9,1),60,66120.00,6460.0,4028.0,880.0,132240.0,7.5),('U12','Gauteng Tile Outlet (Pty) Ltd',1120,D(2025,2,1),36,95200.00,9520.0,5936.0,1300.0,190400.0,7),('U13','Roadside Kitchen (Pty) Ltd',180,D(2024,5,1),36,23400.00,1530.0,954.0,840.0,46800.0,8)]
pg=[0]
def hdr():
    p.add_page(); pg[0]+=1; p.set_font('M','B',9); p.set_xy(12,10); p.cell(0,4,'KLIPRIVIER TRADE PARK'); p.set_xy(12,14.5); p.set_font('M','',8); p.cell(0,4,'TENANT SCHEDULE AND MONTHLY BILLING - NOVEMBER 2025 (ZAR, EXCL. VAT)')
    p.set_xy(150,10); p.cell(48,4,f'PAGE {pg[0]}',align='R'); p.set_xy(12,19); p.cell(0,4,'UNIT  TENANT                                    GLA M2  LEASE FROM  LEASE TO    ESC %      DEPOSIT'); p.set_xy(12,23); p.cell(0,4,'      CHARGE                                                                            AMOUNT')
    p.line(12,27.5,198,27.5); p.set_y(29)
def ln(t,b=False): p.set_font('M','B' if b else '',8); p.set_x(12); p.cell(0,4,t); p.set_y(p.get_y()+4)
hdr(); rows=[]; T=[0]*6; N=['BASIC RENTAL','OPERATING COSTS','ASSESSMENT RATES','REFUSE AND SEWER']
for u,t,a,s,mo,*ch,dep,esc in U:
    if p.get_y()>258: hdr()
    e=endof(s,mo) if s else None
    T[5]+=a
    if not t:
        ln(f"{u:<6}{'** VACANT **':<41}{a:>7,}".replace(',',' ')); p.set_y(p.get_y()+2); rows.append(dict(unit=u,area=a,statusText='** VACANT **')); continue
    ln(f"{u:<6}{t:<41}{f'{a:,}'.replace(',',' '):>7}  {s:%Y/%m/%d}  {e:%Y/%m/%d}  {esc:>5.2f}  {m(dep) if dep else 'B/GUAR':>11}",True)
    for k,v in zip(N,ch): ln(f"      {k:<76}{m(v):>12}")
    ln(f"      {'TOTAL '+u:<76}{m(sum(ch)):>12}",True); p.set_y(p.get_y()+2)
    for i,v in enumerate(ch): T[i]+=v
    T[4]+=dep or 0
    rows.append(dict(unit=u,tenantName=t,area=a,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=ch[0],charges=[{"code":k,"amount":v} for k,v in zip(N,ch)],totalCharges=sum(ch),deposit=dep))
if p.get_y()>235: hdr()
p.line(12,p.get_y(),198,p.get_y()); p.set_y(p.get_y()+2); ln('SCHEDULE TOTALS',True)
for k,v in zip(N,T): ln(f"      {k:<76}{m(v):>12}")
ln(f"      {'TOTAL BILLING':<76}{m(sum(T[:4])):>12}",True); ln(f"      {'DEPOSITS HELD':<76}{m(T[4]):>12}")
va=sum(x[2] for x in U if not x[1]); g=lambda x:f"{x:,}".replace(","," ")
ln(f"      GLA {g(T[5])} M2: LET {g(T[5]-va)} M2, VACANT {g(va)} M2.   UNITS 14: LET 12, VACANT 2")
p.output(doc(F))
save(F,dict(propertyName="KLIPRIVIER TRADE PARK",asOnDate="2025-11",units=14,occupied=12,vacant=2,rows=rows),'INDUSTRIAL','monospaced billing schedule, one charge a line, unit totals',True)
print(T)
