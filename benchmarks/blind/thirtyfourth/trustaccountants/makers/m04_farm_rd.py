import random
from truthlib import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R=random.Random(3404)
NAME='holloway_farm_receipts_disb_q3.pdf'
C=['Quarter Ended Sept. 30, 2025','Year to Date Sept. 30, 2025','Year to Date Sept. 30, 2024']
s=S('Statement of Receipts and Disbursements','Holloway Farm','2025-01-01','2025-09-30',C)
def q(*a):
    m={0:0}
    for x in a: m.setdefault(x,round(x+R.randint(1,99)/100,2))
    return [m[x] for x in a]
def e(*a): return list(a)
h=s.head;L=s.line
bg=L('Cash on hand, beginning of period',e(61208.44,48917.02,39655.81),lv=0)
h('RECEIPTS',lv=0)
h('Farm receipts',lv=1)
a=[L('Cash rent - cropland (Dettweiler lease, 612 acres)',e(0,76500,73440),lv=2),L('Cash rent - pasture',e(4125,8250,8250),lv=2),L('Crop share - corn, landlord one-third',q(0,23187,20944),lv=2),L('Crop share - soybeans, landlord one-third',q(0,11452,13608),lv=2),L('Hay sold at auction',q(3918,6377,5206),lv=2),L('House rent - tenant dwelling',e(2850,8550,8100),lv=2),L('Grain bin rent',e(0,1800,1800),lv=2)]
sa=s.tot('Total farm receipts',a,lv=1)
h('Other receipts',lv=1)
b=[L('ARC / CRP program payments',q(0,5214,5214),lv=2),L('Cell tower ground lease',e(3600,10800,10485),lv=2),L('Cooperative patronage dividends',q(0,1306,1178),lv=2),L('Hunting lease',e(2500,2500,2500),lv=2),L('Insurance claim - machine shed roof',q(8140,8140,0),lv=2),L('Interest on trust sweep account',q(611,1702,1388),lv=2)]
sb=s.tot('Total other receipts',b,lv=1)
tr=s.tot('TOTAL RECEIPTS',[sa,sb],typ='TOTAL',key='total_income',lv=0)
h('DISBURSEMENTS',lv=0)
h('Farm operating disbursements',lv=1)
cc=[L('Real estate taxes',q(9842,19684,18911),lv=2),L('Drainage district assessment',q(0,1463,1463),lv=2),L('Insurance - buildings and liability',q(0,6218,5709),lv=2),L('Seed, landlord share',q(0,7905,7488),lv=2),L('Fertilizer and lime',q(0,10337,11862),lv=2),L('Herbicide and custom spraying',q(2204,4881,4610),lv=2),L('Fence, tile and lane repairs',q(1688,3920,5154),lv=2),L('Repairs - dwelling and outbuildings',q(10975,13240,4302),lv=2),L('Utilities and well',q(388,1206,1149),lv=2),L('Farm manager commission',q(1350,10262,9806),lv=2)]
sc=s.tot('Total farm operating disbursements',cc,lv=1)
h('Trust administration',lv=1)
d=[L('Accounting and tax filing',e(750,3150,2950),lv=2),L('Legal - lease renewal',q(0,1125,0),lv=2),L('Bank and wire charges',e(45,135,120),lv=2)]
sd=s.tot('Total trust administration',d,lv=1)
h('Capital and other',lv=1)
f=[L('New machine shed roof',q(14860,14860,0),lv=2),L('Grain bin dryer',q(0,0,9475),lv=2),L('Distribution to Diocesan Mission Fund',e(15000,60000,57500),lv=2)]
sf=s.tot('Total capital and other',f,lv=1)
td=s.tot('TOTAL DISBURSEMENTS',[sc,sd,sf],typ='TOTAL',lv=0)
ex=s.tot('EXCESS OF RECEIPTS OVER (UNDER) DISBURSEMENTS',[tr,td],signs=[1,-1],typ='TOTAL',lv=0,key='net_cash_flow')
X=s.rows[ex]['vals']; s.rows[bg]['vals'][0]=round(s.rows[bg]['vals'][1]+X[1]-X[0],2)
s.tot('Cash on hand, end of period',[bg,ex],typ='TOTAL',lv=0)
# planted: one printed subtotal is wrong; everything after it uses the right amount
old=s.rows[sc]['vals'][1]; new=round(old-900,2); s.rows[sc]['vals'][1]=new
s.planted={'what':f'"Total farm operating disbursements", Year to Date Sept. 30, 2025: printed {new:,.2f}, the lines add up to {old:,.2f} (which TOTAL DISBURSEMENTS uses)','kind':'total_wrong'}
s.save(NAME,'LAND','OPERATING_STATEMENT','letter portrait, ruled ledger grid with green bars, cash basis, cents, signature block')
P=ParagraphStyle; ct=P('a',fontName='Helvetica-Bold',fontSize=12,alignment=1,leading=15); sm=P('b',fontName='Helvetica',fontSize=8.6,alignment=1,leading=11); nt=P('c',fontName='Helvetica',fontSize=7.6,leading=9.6)
D=SimpleDocTemplate(doc(NAME),pagesize=(612,792),leftMargin=44,rightMargin=44,topMargin=30,bottomMargin=26,invariant=1)
fl=[Paragraph('St. Brendan Parishes Property Trust',ct),Paragraph('<b>Holloway Farm</b> &nbsp;&bull;&nbsp; Section 14, Amity Township',sm),Paragraph('Statement of Receipts and Disbursements',ct),Paragraph('Cash basis &nbsp; January 1, 2025 through September 30, 2025, with comparative figures',sm),Spacer(1,8)]
rows=[['','Quarter Ended\nSept. 30, 2025','Year to Date\nSept. 30, 2025','Year to Date\nSept. 30, 2024']]
st=[('FONT',(0,0),(-1,-1),'Helvetica',7.9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(-1,0),'CENTER'),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.9),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#cfe3d0')),('BOX',(0,0),(-1,-1),.8,colors.black),('LINEAFTER',(0,0),(-2,-1),.4,colors.HexColor('#7a9a7c')),('LINEBELOW',(0,0),(-1,-1),.25,colors.HexColor('#b5c9b6')),('TOPPADDING',(0,1),(-1,-1),1),('BOTTOMPADDING',(0,1),(-1,-1),1.7),('VALIGN',(0,0),(-1,-1),'MIDDLE')]
for i,r in enumerate(s.rows,1):
    v=['' if x is None else (f'{x:,.2f}' if x>=0 else f'-{-x:,.2f}') for x in r['vals']]
    rows.append([r['label']]+v); st.append(('LEFTPADDING',(0,i),(0,i),5+10*r['st']['lv']))
    if r['typ']!='LINE' : st.append(('FONT',(0,i),(-1,i),'Helvetica-Bold',7.9))
    if r['foots']: st.append(('LINEABOVE',(1,i),(-1,i),.7,colors.black))
    if i%2==0: st.append(('BACKGROUND',(0,i),(-1,i),colors.HexColor('#eef6ee')))
    if r['typ']=='TOTAL': st.append(('LINEBELOW',(1,i),(-1,i),.7,colors.black))
fl+=[Table(rows,colWidths=[272,82,82,82],rowHeights=[25]+[None]*len(s.rows),style=TableStyle(st),repeatRows=1),Spacer(1,7),
 Paragraph('Note: receipts are entered when deposited and disbursements when the check clears the trust ledger. Crop inventory in the bins is not shown.',nt),Spacer(1,14),
 Paragraph('Prepared by: ______________________ &nbsp;&nbsp; Property Accountant &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Reviewed: ______________________ &nbsp;&nbsp; Trustee',nt)]
D.build(fl)
