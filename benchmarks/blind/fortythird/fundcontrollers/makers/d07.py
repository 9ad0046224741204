from common import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
D='/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed'
pdfmetrics.registerFont(TTFont('S',D+'.ttf')); pdfmetrics.registerFont(TTFont('SB',D+'-Bold.ttf')); pdfmetrics.registerFont(TTFont('SI',D+'-Italic.ttf'))
F='Southbank_Quay_Office_Trust_FY25_statements.pdf'; P='Southbank Quay Office Trust'
c2=["2025 $'000","2024 $'000"]
s1=St('Statement of Comprehensive Income',P,'2024-07-01','2025-06-30',c2,page=1); L=s1.line
s1.head('Property revenue')
a=[L('Rental income',[28416,27105],n='3'),L('Outgoings recovered',[5238,4986],n=''),L('Amortisation of lease incentives',[-1942,-1677],n='3'),L('Car parking and signage',[1187,1094],n='')]
tr=s1.total('Total property revenue',a,key='total_income',t='TOTAL')
s1.head('Property expenses')
b=[L('Council rates and land tax',[-3416,-3188],n=''),L('Repairs, maintenance and cleaning',[-2204,-2251],n=''),L('Utilities',[-1058,-962],n=''),L('Insurance',[-471,-428],n=''),L('Property management fees',[-853,-814],n='12'),L('Expected credit losses',[-38,-115],n='6')]
te=s1.total('Total property expenses',b,key='total_operating_expenses',t='TOTAL')
ni=s1.total('Net property income',[tr,te],key='noi',t='TOTAL')
d=[L('Interest income',[214,163],n=''),L('Net fair value gain / (loss) on investment properties',[4150,-11625],n='7'),L("Responsible entity's fees",[-1612,-1588],n='12'),L('Other administration expenses',[-437,-402],n=''),L('Finance costs',[-8236,-7714],n='4'),L('Net loss on derivative financial instruments',[-1325,-640],n='9')]
pr=s1.total('Profit / (loss) for the year',[ni]+d,key='net_income',t='TOTAL')
s1.head('Other comprehensive income')
o=L('Changes in fair value of cash flow hedges',[-186,92],n='9')
s1.total('Total comprehensive income for the year',[pr,o],t='TOTAL')
s2=St('Statement of Financial Position',P,None,'2025-06-30',c2,page=2); L=s2.line
s2.head('Current assets')
a=[L('Cash and cash equivalents',[6842,5317],n='5'),L('Trade and other receivables',[1264,1508],n='6'),L('Prepayments',[593,547],n='')]
ca=s2.total('Total current assets',a)
s2.head('Non-current assets')
b=[L('Investment properties',[412500,405250],n='7'),L('Derivative financial instruments',[748,2259],n='9')]
nca=s2.total('Total non-current assets',b)
ta=s2.total('Total assets',[ca,nca],t='TOTAL',key='total_assets')
s2.head('Current liabilities')
c_=[L('Trade and other payables',[4318,3976],n='8'),L('Distribution payable',[3410,3355],n='10'),L('Rent received in advance',[1127,982],n='')]
cl=s2.total('Total current liabilities',c_)
s2.head('Non-current liabilities')
d=[L('Borrowings',[152567,149865],n='11'),L('Tenant security deposits',[690,655],n='')]
ncl=s2.total('Total non-current liabilities',d)
tl=s2.total('Total liabilities',[cl,ncl],t='TOTAL',key='total_liabilities')
na=s2.total('Net assets',[ta,tl],signs=[1,-1],t='TOTAL')
s2.head("Equity attributable to unitholders")
nab=s2.rows[na]['b']
# contributed 210,000 ; hedge reserve ; undistributed income the rest (2024 opening set, 2025 rolls forward)
hr=[-94,92]; ui=[nab[0]-215000-hr[0],nab[1]-215000-hr[1]]
e=[L('Contributed equity',[215000,215000],n='10'),L('Cash flow hedge reserve',hr,n='9'),L('Undistributed profits',ui,n='')]
s2.total('Total equity',e,t='TOTAL',key='total_equity')
c=canvas.Canvas(DOC+F,pagesize=(595,842))
for k,s in enumerate([s1,s2]):
    c.setFont('S',8); c.drawString(60,800,P+'  |  ARSN 000 412 907'); c.drawRightString(535,800,'Annual Financial Report'); c.setLineWidth(1.2); c.setStrokeColorRGB(.45,.1,.15); c.line(60,794,535,794); c.setStrokeColorRGB(0,0,0)
    c.setFont('SB',15); c.drawString(60,765,s.title); c.setFont('S',10); c.drawString(60,749,'For the year ended 30 June 2025' if k==0 else 'As at 30 June 2025')
    y=722; c.setFont('SB',9.5); c.drawString(378,y-12,'Note')
    for x,t in ((468,'2025'),(535,'2024')): c.drawRightString(x,y,t); c.drawRightString(x,y-12,"$'000")
    c.setLineWidth(.6); c.line(60,y-17,535,y-17); y-=34
    for r in s.rows:
        b_=r['t']!='LINE'; c.setFont('SB' if b_ else 'S',9.5)
        if r['t']=='HEADING': y-=5
        c.drawString(60,y,r['label'])
        if r['t']=='HEADING': y-=15; continue
        r['p']=[par(v) for v in r['v']]
        if r['x'].get('n'): c.drawString(382,y,r['x']['n'])
        for x,v in zip((468,535),r['p']):
            c.drawRightString(x+(3.5 if v[-1]==')' else 0),y,v)
            if b_: c.line(x-52,y+10,x+2,y+10)
            if r['label'].startswith('Total comp') or r['label'] in('Net assets','Total equity'): c.line(x-52,y-3,x+2,y-3); c.line(x-52,y-5,x+2,y-5)
        y-=15+(4 if b_ else 0)
    c.setFont('SI',8.5); c.drawString(60,70,'The above statement should be read in conjunction with the accompanying notes.'); c.setFont('S',8.5); c.drawRightString(535,40,str(14+k)); c.showPage()
c.save()
save(F,'OFFICE','OPERATING_STATEMENT',"Australian trust annual report: comprehensive income and financial position in $'000, two pages",False,[s1,s2])
