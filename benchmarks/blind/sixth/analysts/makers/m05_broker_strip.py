# Broker one-pager for a neighbourhood strip, fpdf2, letter landscape: highlights left, roll below, steps block on the right
from common import *
from fpdf import FPDF
from datetime import date as D
N='Cedar_Bluff_Plaza_one_pager.pdf'
T=[('A','Nail Loft','1,250','09/01/22','08/31/27',2187.5,21.0,812.5,'1 x 5 yr',[('9/1/26',2253.13)]),
('B','Mariscos El Faro Azul','2,400','03/15/20','03/31/30',4600,23.0,1560,'2 x 5 yr',[('4/1/27',4738),('4/1/28',4880.14)]),
('C','AVAILABLE','1,600',None,None,None,24.0,None,'',[]),
('D-E','PawPost Veterinary, PLLC','3,150','11/01/24','10/31/34',7218.75,27.5,2047.5,'2 x 5 yr',[('11/1/26',7435.31),('11/1/27',7658.37)]),
('F','SmokeRing Vape','1,100','MTM','MTM',1925,21.0,715,'None',[]),
('G','Dollar Harbor #4417','9,100','05/01/16','04/30/31',8341.67,11.0,0,'3 x 5 yr',[('5/1/31',None)]),
('H','State Farmhand Agency (D. Ruckel)','1,050','07/01/23','06/30/26*',1995,22.8,682.5,'None',[]),
('Pad 1','Jolt Drive-Thru Coffee (ground lease)','780','01/01/21','12/31/40',5500,None,0,'4 x 5 yr',[('1/1/31',6050)]),
('ATM','Teller-Now Inc.','—','06/01/19','05/31/29',450,None,0,'',[])]
pdf=FPDF('L','pt','Letter'); pdf.add_page(); pdf.set_auto_page_break(False)
pdf.set_fill_color(24,54,92); pdf.rect(0,0,792,62,'F'); pdf.set_text_color(255); pdf.set_font('Helvetica','B',24); pdf.text(32,34,'CEDAR BLUFF PLAZA'); pdf.set_font('Helvetica','',11); pdf.text(32,52,'8100-8142 Quarry Road, Chattanooga, TN  |  Offered at $4,650,000  |  7.06% cap')
pdf.set_text_color(40); pdf.set_fill_color(214,220,228); pdf.rect(32,78,240,120,'F'); pdf.set_font('Helvetica','I',9); pdf.text(120,140,'[aerial photo]')
pdf.set_font('Helvetica','B',11); pdf.text(292,90,'Investment Highlights'); pdf.set_font('Helvetica','',9)
for i,s in enumerate(['20,430 SF on 2.4 acres, built 1998, roof 2019 (TPO, 20-yr warranty)','Traffic count 31,200 VPD at Quarry Rd & Hwy 153','Dollar Harbor (NYSE: DHB), 44.5% of GLA, corporate guaranty','92.2% leased; upside in Suite C, asking $24.00/SF NNN','In-place tenants average 6.1 years of tenure']): pdf.text(296,106+i*14,'- '+s)
pdf.set_font('Helvetica','B',11); pdf.text(600,90,'Scheduled Income'); pdf.set_font('Helvetica','',9)
tm=round(sum(t[5] or 0 for t in T),2); tn=round(sum(t[7] or 0 for t in T),2)
for i,(a,b) in enumerate([('Base rent',tm*12),('NNN recoveries',tn*12),('Gross scheduled',(tm+tn)*12)]):
    pdf.text(600,106+i*14,a); s=f'${b:,.0f}'; pdf.text(762-pdf.get_string_width(s),106+i*14,s)
y=222; pdf.set_font('Helvetica','B',12); pdf.text(32,y,'RENT ROLL'); pdf.set_font('Helvetica','',9); pdf.text(112,y,'as of June 1, 2026')
X=[32,70,252,296,350,410,470,538,580,640,694]; R={2,5,6,7,8}
cols=[('Suite',32,'l'),('Tenant',70,'l'),('GLA\n(SF)',292,'r'),('Lease\nFrom',304,'l'),('Lease\nThru',356,'l'),('Monthly\nBase',462,'r'),('Annual\nBase',528,'r'),('Rate\n$/SF/Yr',572,'r'),('NNN\n/Mo.',620,'r'),('Options',632,'l'),('Increases\n(new monthly)',682,'l')]
pdf.set_draw_color(24,54,92); pdf.set_line_width(1.2); pdf.line(32,232,764,232); pdf.set_font('Helvetica','B',8.5)
def put(t,x,y,al):
    pdf.text(x if al=='l' else x-pdf.get_string_width(t),y,t)
for t,x,al in cols:
    L=t.split('\n'); 
    for k,s in enumerate(L): put(s,x,243+10*(k+2-len(L)),al)
pdf.line(32,258,764,258); y=272; rows=[]; pdf.set_font('Helvetica','',8.5)
for su,nm,sf,f,e,m,rt,nn,op,st in T:
    if nm=='AVAILABLE': pdf.set_text_color(170,30,30)
    put(su,32,y,'l'); put(nm,70,y,'l'); put(sf.replace('—','-'),292,y,'r')
    if f: put(f,304,y,'l'); put(e,356,y,'l')
    if m is not None: put(f'${m:,.2f}',462,y,'r'); put(f'${m*12:,.0f}',528,y,'r'); put(f'${nn:,.2f}' if nn else 'n/a',620,y,'r')
    if rt: put(f'${rt:.2f}'+(' ask' if m is None else ''),572,y,'r')
    put(op,632,y,'l')
    S=[(a,b) for a,b in st if b]; y2=y
    for a,b in S: put(f'{a} - ${b:,.2f}',682,y2,'l'); y2+=11
    pdf.set_text_color(40)
    dt=lambda s:(None if s is None else s if s=='MTM' else '20%s-%s-%s'%(s[6:8],s[:2],s[3:5]))
    def sd(a): q=a.split('/'); return f'20{q[2]}-{int(q[0]):02d}-{int(q[1]):02d}'
    rows.append(dict(unit=su,tenantName=None if nm=='AVAILABLE' else nm,statusText='AVAILABLE' if nm=='AVAILABLE' else 'Occupied',area=None if sf=='—' else int(sf.replace(',','')),leaseStartDate=dt(f),leaseEndDate=dt(e),contractRent=m,annualRent=round(m*12) if m else None,charges=[dict(code='NNN',amount=nn)] if nn else [],rentSteps=[dict(date=sd(a),amount=b) for a,b in S]))
    y=max(y2,y+11)+6; pdf.set_line_width(.2); pdf.line(32,y-11,764,y-11); y+=2
pdf.set_font('Helvetica','B',8.5); y+=2; put('TOTAL / 9 spaces, 8 leased',32,y,'l'); put('20,430',292,y,'r'); put(f'${tm:,.2f}',462,y,'r'); put(f'${sum(r.get("annualRent") or 0 for r in rows):,.0f}',528,y,'r'); put(f'${tn:,.2f}',620,y,'r')
pdf.set_font('Helvetica','I',8); pdf.text(32,y+24,'* Tenant has verbally requested a 3-year renewal. Dollar Harbor pays gross; Pad 1 and ATM reimburse nothing. GLA excludes the ATM. SF and income approximate; buyer to verify.'); pdf.text(32,590,'Larkspur Retail Advisors  |  423.555.0142  |  This is not an offer.')
assert sum(r.get('area') or 0 for r in rows)==20430
pdf.output(DOC(N))
save(N,'RETAIL','Broker one-pager, landscape, highlights and income beside the roll','short-year dates, two-line headers, yearly rate column, asking rate in the rate column, stacked increases, footnote star on a date, combined suite D-E',rows,propertyName='Cedar Bluff Plaza',asOn='2026-06-01',units=9,occupied=8,vacant=1,checks=[('m','contractRent',tm),('area','area',20430)])
