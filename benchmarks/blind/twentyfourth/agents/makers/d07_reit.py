from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
R=random.Random(367)
P='Straits Harbour Commercial Trust'
cols=['Group 2025','Group 2024','Trust 2025','Trust 2024']
s=St('Statements of Total Return',P,'2025-01-01','2025-12-31',cols,page=1,dp=0)
g=s.l('Rental income',[148210,141655,96420,93118],n=''); g2=s.l('Car park income',[5114,4987,3702,3655]); g3=s.l('Other income',[9876,8841,6015,5720])
I=s.t('Gross revenue',[g,g2,g3],key='total_income',n='19')
e=[s.l('Property tax',[-12418,-11702,-8155,-7840]),s.l('Property management fees',[-4892,-4665,-3184,-3075]),s.l('Maintenance and utilities',[-17355,-17920,-10846,-11290],n='20'),s.l('Other property operating expenses',[-4110,-3902,-2577,-2461])]
E_=s.t('Property operating expenses',e,key='total_operating_expenses')
N=s.t('Net property income',[I,E_],key='noi',typ='TOTAL')
x=[s.l('Interest income',[1204,1611,4380,4522]),s.l('Dividend income from subsidiaries',[None,None,18950,17600]),s.l('Finance costs',[-41877,-39260,-29914,-28105],n='21'),s.l("Manager's base fees",[-11235,-10980,-11235,-10980],n='22'),s.l("Trustee's fees",[-612,-604,-598,-590]),s.l('Audit fees',[-318,-305,-241,-233]),s.l('Other trust expenses',[-1466,-1728,-1120,-1304])]
ni=s.t('Net income',[N]+x,typ='SUBTOTAL')
y=[s.l('Net change in fair value of financial derivatives',[-2240,1815,-2240,1815]),s.l('Net change in fair value of investment properties',[14630,-8920,9105,-3350],n='5')]
tb=s.t('Total return before tax',[ni]+y,typ='TOTAL')
tx=s.l('Tax expense',[-1815,-1640,None,None],n='23')
s.t('Total return for the year after tax',[tb,tx],typ='TOTAL',key='net_income')
b=St('Statements of Financial Position (balance sheet)',P,None,'2025-12-31',cols,page=2,dp=0)
b.h('Non-current assets')
z=[b.l('Investment properties',[2486000,2458500,1612000,1598400],n='5'),b.l('Plant and equipment',[1842,2010,1120,1266],n='6'),b.l('Investments in subsidiaries',[None,None,512340,512340],n='7'),b.l('Loans to subsidiaries',[None,None,118600,121900],n='8'),b.l('Derivative financial assets',[3115,5240,3115,5240],n='12')]
na=b.t('Total non-current assets',z,u=1)
b.h('Current assets')
z=[b.l('Trade and other receivables',[8944,9716,14207,13855],n='9'),b.l('Cash and cash equivalents',[46318,51077,22480,27961],n='10')]
ca=b.t('Total current assets',z,u=1)
TA=b.t('Total assets',[na,ca],typ='TOTAL',key='total_assets')
b.h('Current liabilities')
z=[b.l('Trade and other payables',[33870,31455,24116,23378],n='11'),b.l('Security deposits',[11207,10388,7310,7022]),b.l('Interest-bearing borrowings',[124900,None,124900,None],n='13'),b.l('Tax payable',[1903,1677,None,None])]
cl=b.t('Total current liabilities',z,u=1)
b.h('Non-current liabilities')
z=[b.l('Security deposits',[27480,27115,18022,17940]),b.l('Interest-bearing borrowings',[842310,961840,648700,772150],n='13'),b.l('Deferred tax liabilities',[6218,5904,None,None],n='14')]
nl=b.t('Total non-current liabilities',z,u=1)
TL=b.t('Total liabilities',[cl,nl],typ='TOTAL',key='total_liabilities')
NA=b.t('Net assets',[TA,TL],[1,-1],typ='TOTAL')
v=b.rows[NA]['values']
b.h('Represented by:')
cash=[-4410,-3180,0,0]; iss=[1204500,1204500,1204500,1204500]
z=[b.l('Units in issue and to be issued',iss,n='15'),b.l('Foreign currency translation reserve',[-4410,-3180,None,None]),b.l('Accumulated return',[v[i]-iss[i]-cash[i] for i in range(4)])]
b.t("Unitholders' funds",z,typ='TOTAL',key='total_equity')
c=canvas.Canvas(D('SHCT_FS_FY2025.pdf'),pagesize=A4,invariant=1); W,H=A4
X=[350,415,480,545]
for st,sub,unit in((s,'Year ended 31 December 2025',0),(b,'As at 31 December 2025',0)):
    c.setFont('Times-Italic',8); c.drawString(50,H-36,P+' and its subsidiaries'); c.drawRightString(545,H-36,'Annual Report 2025'); c.line(50,H-40,545,H-40)
    c.setFont('Times-Bold',15); c.drawString(50,H-70,st.m['title'].replace(' (balance sheet)','')); c.setFont('Times-Roman',10); c.drawString(50,H-85,sub)
    y=H-115; c.setFont('Times-Bold',9); c.drawCentredString(382,y,'Group'); c.drawCentredString(512,y,'Trust'); c.line(320,y-3,415,y-3); c.line(450,y-3,545,y-3)
    y-=13; c.drawCentredString(270,y,'Note')
    for q,t in zip(X,['2025','2024']*2): c.drawRightString(q,y,t)
    y-=11
    for q in X: c.drawRightString(q,y,"S$'000")
    y-=16
    for row,x in zip(st.rows,st.x):
        t=row['rowType']; bo=t!='LINE'
        if t=='HEADING': y-=6
        c.setFont('Times-Bold' if bo else 'Times-Roman',9.5); c.drawString(50,y,row['label'])
        c.setFont('Times-Roman',9.5); c.drawCentredString(270,y,x.get('n',''))
        c.setFont('Times-Bold' if bo else 'Times-Roman',9.5)
        if t!='HEADING':
            for q,vv in zip(X,row['values']):
                k='–' if vv is None else par(vv); c.drawRightString(q+(3 if k.endswith(')') else 0),y,k)
                if bo: c.line(q-48,y+9.5,q,y+9.5)
                if t=='TOTAL': c.line(q-48,y-2.5,q,y-2.5)
        y-=15 if not bo else 19
    c.setFont('Times-Italic',8); c.drawString(50,50,'The accompanying notes form an integral part of these financial statements.'); c.drawCentredString(W/2,30,'F-%d'%(5 if st is s else 6)); c.showPage()
# notes page
c.setFont('Times-Bold',12); c.drawString(50,H-70,'Notes to the financial statements (extract)'); c.setFont('Times-Roman',9.5)
for i,t in enumerate(['5   Investment properties','Investment properties are stated at fair value based on independent valuations dated 31 December 2025, using the','income capitalisation and discounted cash flow methods. Capitalisation rates ranged from 3.40% to 5.25%.','','13  Interest-bearing borrowings','All borrowings are unsecured. The all-in cost of debt for the year was 4.1% per annum (2024: 3.9%).']): c.drawString(50,H-100-14*i,t)
c.showPage(); c.save()
save('SHCT_FS_FY2025.pdf',[s,b],'OFFICE','OPERATING_STATEMENT','Singapore REIT statutory statements, Group/Trust columns, notes, S$000, two statements + notes page',True)
