# Irish owners' management company: cover, I&E, balance sheet, cash flow; planted total in balance sheet
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
f='Carrigmore_OMC_Financial_Statements_2024.pdf'
P='Carrigmore Court Owners’ Management Company CLG';C=['2024','2023'];N=None
s=S('Income and Expenditure Account',P,'2024-01-01','2024-12-31',C,page=2)
s.h('Income');q=[s.l('Annual service charges',[148720,141600],n='3'),s.l('Clamping and parking permits',[1860,2115]),s.l('Rent of telecom mast site',[7500,7500]),s.l('Interest receivable',[644,212])]
ti=s.t('Total income',q,key='total_income')
s.h('Expenditure')
q=[s.l(a,v,n=n) for a,v,n in [('Agent’s fees (incl. VAT)',[21402,20784],'4'),('Block insurance',[31876,28940],N),('Common area electricity',[12418,14733],N),('Refuse collection',[19654,18810],N),('Cleaning and caretaking',[17940,17160],N),('Landscaping',[8610,8364],N),('Lift maintenance and phone',[6273,5980],N),('Repairs and maintenance',[14087,11946],'5'),('Fire alarm and emergency lighting',[4920,4551],N),('Legal and debt collection',[2337,3690],N),('Audit and company secretarial',[3198,3075],N),('Bank charges',[214,198],N),('Movement in doubtful debts',[-1150,2400],N)]]
te=s.t('Total expenditure',q,key='total_operating_expenses')
op=s.t('Operating surplus',[ti,(te,-1)])
sf=s.l('Transfer to sinking fund',[-14500,-12000],n='9');tx=s.l('Taxation on deposit interest and rent',[-1956,-1928])
ne=s.t('Retained surplus / (deficit) for the financial year',[op,sf,tx],'TOTAL',key='net_income')
NE=s.rows[ne]['v'];OP=s.rows[op]['v']
b=S('Balance Sheet',P,None,'2024-12-31',C,page=3)
b.h('Fixed assets');fa=b.l('Tangible assets',[3240,4320],n='6')
b.h('Current assets');q=[b.l('Debtors and prepayments',[23867,28514],n='7'),b.l('Cash at bank - current account',[25261,22407]),b.l('Cash at bank - sinking fund deposit',[86355,71240])]
ca=b.t('Total current assets',q)
cr=b.l('Creditors: amounts falling due within one year',[-19428,-22175],n='8')
nc=b.t('Net current assets',[ca,cr]);na=b.t('Total assets less current liabilities',[fa,nc],'TOTAL')
b.h('Reserves');v=b.rows[na]['v']
sfv=[86355,71855];q=[b.l('Sinking fund',sfv,n='9'),b.l('Income and expenditure account',[v[0]-sfv[0],v[1]-sfv[1]],n='10')]
print('I&E acct',b.rows[q[1]]['v'],NE)
mf=b.t('Members’ funds',q,'TOTAL',key='total_equity')
k=S('Cash Flow Statement',P,'2024-01-01','2024-12-31',C,page=4)
k.h('Cash flows from operating activities')
a=k.l('Operating surplus',OP);d=k.l('Depreciation included in repairs',[1080,1080]);e=k.l('Decrease / (increase) in debtors',[4647,-3120]);g=k.l('(Decrease) / increase in creditors',[-2747,1884]);i1=k.l('Interest receivable',[-644,-212]);t1=k.l('Tax paid',[-1956,-1928])
o=k.t('Net cash from operating activities',[a,d,e,g,i1,t1])
k.h('Cash flows from investing activities');i2=k.l('Interest received',[644,212]);fx=k.l('Purchase of gate motor',[N,-2160])
iv=k.t('Net cash from / (used in) investing activities',[i2,fx])
ch=k.t('Net increase in cash and cash equivalents',[o,iv],'TOTAL',key='net_cash_flow')
CH=k.rows[ch]['v'];print(CH, 25261+86355-22407-71240)
dlt=(25261+86355-22407-71240)-CH[0];print('delta',dlt)
ob=k.l('Cash and cash equivalents at beginning of year',[93647,93647-CH[1]]);k.t('Cash and cash equivalents at end of year',[ch,ob],'TOTAL')
print(k.rows[-1]['v'])
# planted: total current assets 2024 misprinted (transposed)
tv=b.rows[ca]['v'][0]
w=135843; assert tv==135483
b.rows[ca]['v'][0]=w
b.planted=dict(what=f'Total current assets 2024 printed {w:,} where its items sum to {int(tv):,}; the other totals are right',kind='total_wrong')
c=canvas.Canvas(f'{B}/documents/{f}',pagesize=A4);W,H=A4
c.setFont('Times-Bold',20);c.drawCentredString(W/2,H-260,'Carrigmore Court');c.drawCentredString(W/2,H-286,'Owners’ Management Company CLG');c.setFont('Times-Roman',13);c.drawCentredString(W/2,H-330,'Directors’ Report and Financial Statements');c.drawCentredString(W/2,H-350,'for the financial year ended 31 December 2024');c.setFont('Times-Roman',10);c.drawCentredString(W/2,90,'Registered number 4418802');c.drawCentredString(W/2,76,'Lannigan Feore & Co., Statutory Auditors, Naas, Co. Kildare');c.showPage()
def m(v): return '–' if not v else (f'({-v:,.0f})' if v<0 else f'{v:,.0f}')
def pg(s,sub,no,sign=False):
    c.setFont('Times-Bold',11);c.drawString(62,H-60,P);c.setFont('Times-Bold',14);c.drawString(62,H-84,s.title);c.setFont('Times-Roman',10.5);c.drawString(62,H-99,sub);c.setLineWidth(1);c.line(62,H-106,W-62,H-106)
    y=H-132;c.setFont('Times-Bold',10.5);c.drawRightString(440,y,'2024');c.drawRightString(W-62,y,'2023');c.drawCentredString(355,y,'Notes');c.drawRightString(440,y-13,'€');c.drawRightString(W-62,y-13,'€');y-=20
    for r in s.rows:
        y-=17
        if r['t']=='HEADING': y-=6;c.setFont('Times-Bold',10.5);c.drawString(62,y,r['label']);continue
        tot=r['t']!='LINE';fo='Times-Bold' if tot else 'Times-Roman';c.setFont(fo,10.5)
        if tot:
            y-=3;c.setLineWidth(.5)
            for x in (440,W-62): c.line(x-55,y+11,x,y+11)
        c.drawString(62,y,r['label'])
        for x,v in zip((440,W-62),r['v']):
            c.drawRightString(x+(3 if v and v<0 else 0),y,m(v))
            if r['t']=='TOTAL': c.line(x-55,y-3,x,y-3);c.line(x-55,y-5,x,y-5)
        if r['x'].get('n'): c.setFont('Times-Roman',9);c.drawCentredString(355,y,r['x']['n'])
        if tot: y-=6
    c.setFont('Times-Italic',9)
    c.drawString(62,y-34,'The notes on pages 9 to 13 form part of these financial statements.')
    if sign:
        c.setFont('Times-Roman',10);c.drawString(62,y-66,'Approved by the board on 3 April 2025 and signed on its behalf by:');c.drawString(62,y-104,'_____________________');c.drawString(330,y-104,'_____________________');c.drawString(62,y-118,'Dervla Mac Giobúin, Director');c.drawString(330,y-118,'T. Prendeville-Hoey, Director')
    c.drawCentredString(W/2,40,str(no));c.showPage()
pg(s,'for the financial year ended 31 December 2024',6);pg(b,'as at 31 December 2024',7,True);pg(k,'for the financial year ended 31 December 2024',8)
c.save()
save(f,'MULTIFAMILY','BALANCE_SHEET',[s,b,k],'Irish OMC statutory accounts: cover, I&E, balance sheet, cash flow on a page each, notes column',True)
