# Probate inventory schedule of farm and land leases, Iowa; Courier typewriter, pleading caption, yearly cash rent
from lib import *
from fpdf import FPDF
class P(FPDF):
    def header(s):
        s.set_font('Courier','',9)
        s.set_xy(18,9); s.cell(0,4,'E-FILED  2025 FEB 11 3:42 PM  FREMONT - CLERK OF DISTRICT COURT',align='R')
        s.set_y(20)
    def footer(s):
        s.set_y(-14); s.set_font('Courier','',9); s.cell(0,4,f'Schedule B-3, page {s.page_no()} of {{nb}}',align='C')
p=P('P','mm','Letter'); p.set_creation_date(dt.datetime(2025,2,10)); p.set_margins(18,20,16); p.set_auto_page_break(True,20); p.alias_nb_pages(); p.add_page()
def L(t='',b='',sz=9.6,al='L',h=4.4):
    p.set_font('Courier',b,sz); p.cell(0,h,t,align=al,new_x='LMARGIN',new_y='NEXT')
L('IN THE IOWA DISTRICT COURT FOR FREMONT COUNTY','B',11,'C'); L()
for a,b_ in [('IN THE MATTER OF THE ESTATE OF',''),('','Probate No. ESPR 048817'),('ALDEN R. STROHBEHN,',''),('','REPORT AND INVENTORY'),('          Deceased.','SCHEDULE B-3')]:
    L(f'{a:<40}) {b_}')
L(); L('SCHEDULE B-3 - REAL ESTATE SUBJECT TO LEASE','B',10.5,'C'); L('FARM, PASTURE, HUNTING AND OTHER LAND LEASES','',10,'C'); L('(values at date of death, November 19, 2024)','',9.6,'C'); L()
# tract, desc lines, acres, lessee, use, begins, ends, annual, paid/unpaid, note
D=[('1',['NE 1/4, Sec. 14','T68N R41W'],157.20,'Rohlfing Bros. Partnership','Row crop',(2023,3,1),(2026,2,28),45588.00,22794.00,'*'),
('2',['W 1/2 NW 1/4, Sec. 13','T68N R41W'],78.55,'Rohlfing Bros. Partnership','Row crop',(2023,3,1),(2026,2,28),22386.75,0.0,''),
('3',['SE 1/4 exc. bldg site,','Sec. 22, T68N R41W'],151.00,'Carsten Haldeman','Row crop',(2022,3,1),(2025,2,28),39260.00,19630.00,'*'),
('3A',['Building site, Sec. 22','(house and 2 sheds)'],6.10,'Carsten & Myra Haldeman','Farmstead',(2022,3,1),(2025,2,28),7800.00,0.0,'**'),
('4',['S 1/2 SW 1/4, Sec. 23'],80.00,'',"Hay ground",None,None,None,None,''),
('5',['Govt Lots 3 & 4, Sec. 6','T67N R41W (river bottom)'],112.35,'Plum Creek Cattle Co., Inc.','Pasture',(2024,5,1),(2024,10,31),6179.25,0.0,'+'),
('5-H',['Same tract as No. 5'],None,'Big Bend Sportsmen\'s Club','Hunting',(2024,9,1),(2027,8,31),3000.00,0.0,''),
('6',['NW 1/4 SE 1/4, Sec. 31'],38.80,'Fremont Prairie Wind, LLC','Wind esmt',(2019,6,15),(2049,6,14),14250.00,0.0,'++'),
('7',['E 1/2 NE 1/4, Sec. 31'],79.40,'Darrel J. Tunnicliff','Row crop',(2024,3,1),(2027,2,28),20644.00,10322.00,''),
('8',['Pt. SW 1/4, Sec. 31','(grain bins, 3 ea.)'],2.00,'Nishna Valley Cooperative','Storage',(2024,8,1),(2025,7,31),5400.00,450.00,''),
('9',['CRP tract, Sec. 32'],44.60,'USDA - Farm Service Agency','CRP',(2016,10,1),(2026,9,30),8964.60,0.0,'***'),
('10',['Out-Lot 7, Riverton'],1.25,'','Vacant lot',None,None,None,None,''),
('11',['Out-Lot 8, Riverton'],1.25,'Hall & Daughters Salvage','Yard',(2021,1,1),None,1200.00,0.0,'')]
X=[18,29,83,98,145,163,181]; 
W={'t':18,'d':27,'a':91,'l':94,'u':136,'b':155,'e':155,'r':192}
def head():
    y=p.get_y()+1
    p.set_font('Courier','B',7.6)
    for x,a,b_ in [(17,'Tr.',''),(26,'Description of','tract'),(70,'Acres','(FSA)'),(85,'Lessee','Use'),(134,'Begins','Ends'),]:
        p.text(x,y+3,a); p.text(x,y+6.5,b_)
    for xr,a,b_ in [(176,'Annual','rent'),(200,'Accrued','unpaid')]:
        p.text(xr-p.get_string_width(a),y+3,a); p.text(xr-p.get_string_width(b_),y+6.5,b_)
    p.line(16,y+8,201,y+8); p.set_y(y+10)
rows=[];ta=tr=tu=0
head()
for i,(t,d,a,l,u,s,e,r,un,m) in enumerate(D):
    if p.get_y()>238:
        p.set_font('Courier','I',8.5); p.text(150,p.get_y()+3,'(continued next page)'); p.add_page(); L('SCHEDULE B-3 (continued)','B'); head()
    y=p.get_y(); p.set_font('Courier','',8)
    p.text(17,y+3,t)
    for k,x in enumerate(d): p.text(26,y+3+3.6*k,x)
    if a is not None: s_=f'{a:.2f}'; p.text(81-p.get_string_width(s_),y+3,s_)
    p.text(85,y+3,(l or '(no lease)')[:30]); p.text(85,y+6.6,u)
    if s: p.text(134,y+3,f'{s[1]:02d}-{s[2]:02d}-{s[0]}'); p.text(134,y+6.6,f'{e[1]:02d}-{e[2]:02d}-{e[0]}' if e else 'year to year')
    if r is not None:
        s_=f'{r:,.2f}'; p.text(176-p.get_string_width(s_),y+3,s_); p.text(176.5,y+3,m)
        s_=f'{un:,.2f}'; p.text(200-p.get_string_width(s_),y+3,s_)
    p.set_y(y+10.2)
    assert len(l)<=30,l
    rows.append(dict(unit=t,unitType=u,tenantName=l or None,statusText='Occupied' if l else '(no lease)',area=a,annualRent=r,
      leaseStartDate=dt.date(*s) if s else None,leaseEndDate=dt.date(*e) if e else ('year to year' if s else None),balance=un))
    ta+=a or 0; tr+=r or 0; tu+=un or 0
y=p.get_y(); p.line(16,y,201,y); p.set_font('Courier','B',8)
p.text(26,y+4,'TOTAL, SCHEDULE B-3')
for xr,s_ in [(81,f'{ta:.2f}'),(176,f'${tr:,.2f}'),(200,f'${tu:,.2f}')]: p.text(xr-p.get_string_width(s_),y+4,s_)
p.line(16,y+6,201,y+6); p.line(16,y+6.7,201,y+6.7); p.set_y(y+10)
for n in ['*    Payable in halves March 1 and September 1; second half unpaid at death.',
 '**   House occupied by lessees; rent includes sheds. Acres not in FSA base.',
 '***  Conservation Reserve Program contract No. 1187C; paid each October.',
 '+    Seasonal grazing, per head converted to flat sum by oral agreement.',
 '++   Minimum annual payment; royalty excess, if any, reported on Schedule E.']:
    p.set_font('Courier','',8); p.cell(0,3.8,n,new_x='LMARGIN',new_y='NEXT')
L()
p.set_font('Courier','',9.4)
if p.get_y()>205: p.add_page(); L('SCHEDULE B-3 (continued)','B'); L(); p.set_font('Courier','',9.4)
p.multi_cell(0,4.6,'The undersigned executor states under penalty of perjury and pursuant to the laws of the State of Iowa that the preceding schedule is true and correct and includes all leases of record or known to the executor affecting real estate of the decedent.',new_x='LMARGIN',new_y='NEXT')
L();L(); L('                                   ________________________________'); L('                                   Ione Strohbehn-Katz, Executor'); L('                                   Signed: February 10, 2025'); L()
L('Prepared by:'); L('Gillaspie & Thorne, P.L.C.   AT0009918'); L('118 Argyle Street, Hamburg, Iowa')
name='p02_strohbehn_schedule_b3.pdf'; p.output(doc(name))
save(name,'LAND','paralegal, probate','Courier typewriter court inventory, two-line records, annual rents, overlapping tracts',True,None,'2024-11-19',None,None,None,rows)
