from common import *
from reportlab.pdfgen import canvas
R=random.Random(4309)
F='BALSHT_0825_cedar_fork.pdf'
cols=['Current Balance','Prior Month','Net Change']
st=St('Balance Sheet','Cedar Fork Marketplace LLC',None,'2025-08-31',cols,lambda b,k:[b[0],b[1],round(b[0]-b[1],2)]); L=st.line
st.head('ASSETS'); st.head('CURRENT ASSETS')
a=[L('OPERATING ACCOUNT',[353226.71,386540.18],'1010'),L('PETTY CASH',[500.,500.],'1015'),L('SECURITY DEPOSIT ACCOUNT',[162480.,160980.],'1020'),L('LENDER TAX ESCROW',[231907.44,193256.2],'1030'),L('LENDER INSURANCE ESCROW',[48115.9,40096.58],'1035'),L('REPLACEMENT RESERVE',[117342.09,113842.09],'1040'),L('TENANT RECEIVABLES',[86419.53,94207.86],'1110'),L('CAM/TAX RECOVERY ACCRUAL',[53280.,41640.],'1120'),L('ALLOWANCE FOR DOUBTFUL ACCTS',[-18500.,-18500.],'1190'),L('PREPAID INSURANCE',[22614.3,30152.4],'1210'),L('UTILITY DEPOSITS',[7400.,7400.],'1220')]
ca=st.total('TOTAL CURRENT ASSETS',a)
st.head('FIXED ASSETS')
b=[L('LAND',[4125000.,4125000.],'1510'),L('BUILDINGS',[14862340.15,14862340.15],'1520'),L('SITE IMPROVEMENTS',[1236870.,1236870.],'1530'),L('TENANT IMPROVEMENTS',[1984516.27,1947166.27],'1540'),L('ACCUM DEPR - BUILDINGS',[-3175628.4,-3143871.2],'1620'),L('ACCUM DEPR - SITE IMPROVEMENTS',[-548310.66,-541439.16],'1630'),L('ACCUM AMORT - TENANT IMPROV',[-874903.12,-858365.49],'1640')]
fa=st.total('NET FIXED ASSETS',b)
st.head('OTHER ASSETS')
c=[L('DEFERRED LEASING COMMISSIONS',[418730.,409230.],'1710'),L('ACCUM AMORT - LEASING COMM',[-196284.55,-192795.13],'1715'),L('LOAN COSTS, NET',[88461.54,90384.62],'1720'),L('STRAIGHT-LINE RENT RECEIVABLE',[264197.38,261480.83],'1730')]
oa=st.total('TOTAL OTHER ASSETS',c)
ta=st.total('TOTAL ASSETS',[ca,fa,oa],t='TOTAL',key='total_assets')
st.head('LIABILITIES AND OWNERS EQUITY'); st.head('CURRENT LIABILITIES')
d=[L('ACCOUNTS PAYABLE',[64218.37,71954.02],'2010'),L('ACCRUED EXPENSES',[29340.,24815.5],'2020'),L('ACCRUED REAL ESTATE TAXES',[309208.,270557.],'2030'),L('ACCRUED INTEREST',[52406.11,52511.84],'2040'),L('PREPAID RENT',[31877.42,26340.],'2110'),L('TENANT SECURITY DEPOSITS',[162480.,160980.],'2120'),L('SALES TAX PAYABLE',[4915.08,4907.63],'2130')]
cl=st.total('TOTAL CURRENT LIABILITIES',d)
st.head('LONG TERM LIABILITIES')
e=[L('MORTGAGE NOTE PAYABLE',[12941806.55,12967930.14],'2510'),L('MEMBER LOAN',[250000.,250000.],'2550')]
ll=st.total('TOTAL LONG TERM LIABILITIES',e)
tl=st.total('TOTAL LIABILITIES',[cl,ll],t='TOTAL',key='total_liabilities')
st.head('OWNERS EQUITY')
q=[round(st.rows[ta]['b'][i]-st.rows[tl]['b'][i],2) for i in(0,1)]
con=[6800000.]*2; dis=[-520000.,-455000.]; cy=[371846.29,0]; re_=-1197000.0
# retained earnings fixed both months; contributions fixed; current-year earnings the rest
cy=[round(q[i]-con[i]-dis[i],2) for i in(0,1)]; ret=round(min(cy)-338412.77,2)
f=[L('MEMBER CONTRIBUTIONS',con,'3010'),L('MEMBER DISTRIBUTIONS - YTD',dis,'3020'),L('RETAINED EARNINGS',[ret]*2,'3100'),L('CURRENT YEAR EARNINGS',[round(x-ret,2) for x in cy],'3200')]
te=st.total('TOTAL OWNERS EQUITY',f,key='total_equity',t='TOTAL')
st.total('TOTAL LIABILITIES & EQUITY',[tl,te],t='TOTAL')
fm=lambda v: f'{abs(v):,.2f}'+('-' if v<0 else ' ')
c=canvas.Canvas(DOC+F,pagesize=(612,792)); fs=9; pg=0
def hdr():
    global y,pg
    pg+=1; c.setFont('Courier',fs); y=756
    for t in [f'RUN 09/09/25 16:04'.ljust(36)+'MERIDIAN RETAIL SERVICES'.ljust(40)+f'PAGE {pg:>3}','ENT: 0417 CEDAR FORK MARKETPLACE LLC'.ljust(46)+'BALANCE SHEET','BASIS: ACCRUAL'.ljust(46)+'AS OF 08/31/25','',
      'ACCT  DESCRIPTION'.ljust(39)+'CURRENT BALANCE'.rjust(17)+'PRIOR MONTH'.rjust(17)+'NET CHANGE'.rjust(15),'-'*96][:]:
        c.drawString(36,y,t); y-=11.5
hdr()
for r in st.rows:
    if y<50: c.showPage(); hdr()
    c.setFont('Courier',fs)
    if r['t']=='HEADING': y-=3; c.drawString(36,y,('      ' if r['label'] not in('ASSETS','LIABILITIES AND OWNERS EQUITY') else '')+r['label']); y-=11.5; continue
    r['p']=[fm(v).strip() for v in r['v']]
    if r['t']!='LINE': c.drawString(36,y,' '*42+'-'*13+'    '+'-'*13+'   '+'-'*12); y-=9
    c.drawString(36,y,((r['code'] or '').ljust(6)+('  ' if r['code'] else '')+r['label']).ljust(39)+''.join(fm(v).rjust(w) for v,w in zip(r['v'],(18,17,15)))); y-=11.5
    if r['t']!='LINE': y-=3
    if r['label'] in('TOTAL ASSETS','TOTAL LIABILITIES & EQUITY'): c.drawString(36,y+5,' '*42+'='*13+'    '+'='*13+'   '+'='*12); y-=8
c.drawString(36,y-10,'*** END OF REPORT ***'); c.save()
save(F,'RETAIL','BALANCE_SHEET','mainframe-like fixed pitch, trailing minus, prior month and change',True,[st])
