# small owner cash statement, one page
from common import *
from fpdf import FPDF
F='owner_cash_flow_hollis_st_fourplex.pdf'
st=St('Owner Cash Flow Statement','318 Hollis Street','2025-07-01','2025-07-31',['This Month','Year to Date'],zero_null=False)
V=lambda a,b:[int(round(a*100)),int(round(b*100))]
st.h('Cash In')
i=[st.l(l,V(*v),lvl=1) for l,v in [('Rent collected',(5385.00,36920.00)),('Late fees collected',(75.00,225.00)),('Coin laundry',(48.25,391.75)),('Security deposits received',(0,1350.00))]]; I=st.t('Total cash in',i)
st.h('Cash Out')
o=[st.l(l,V(*v),lvl=1,fav=-1) for l,v in [('Management fee (8%)',(436.80,2971.60)),('Mortgage payment - Tri-County Savings',(1918.44,13429.08)),('Water and sewer',(212.06,1398.31)),('Common electric',(41.17,336.90)),('Lawn care',(140.00,560.00)),('Plumber - unit 3 water heater',(1264.00,1264.00)),('Other repairs',(85.00,742.35)),('Insurance',(0,1876.00)),('Property tax, first half',(0,3120.50)),('Security deposit refunded',(0,1275.00))]]; O=st.t('Total cash out',o,fav=-1)
n=st.t('Net cash flow',[I,(O,-1)],'TOTAL',key='net_cash_flow')
dr=st.l('Owner distributions',V(-1500,-11500)); bal=V(2963.21,0); endv=st.rows[n]['base'][0]+bal[0]-150000
bal[1]=endv-st.rows[n]['base'][1]+1150000
bg=st.l('Beginning cash balance',bal); st.t('Ending cash balance',[n,dr,bg],'TOTAL'); print(st.rows[-1]['base'],bal)
p=FPDF('P','mm','A5'); p.set_auto_page_break(False); p.add_page()
p.set_fill_color(44,94,140); p.rect(0,0,148,17,'F'); p.set_text_color(255); p.set_font('Helvetica','B',13); p.text(10,8,'Owner Cash Flow Statement'); p.set_font('Helvetica','',8); p.text(10,13,'Brackenridge Property Services'); p.set_text_color(0)
p.set_font('Helvetica','B',9); p.text(10,24,'318 Hollis Street'); p.set_font('Helvetica','',8); p.text(10,28.5,'4 units'); p.text(84,24,'Period: 07/01/2025 - 07/31/2025'); p.text(84,28.5,'Owner: Hollis Holdings LLC')
y=38; p.set_font('Helvetica','B',8)
def R(x,y,t): p.text(x-p.get_string_width(t),y,t)
R(112,y-2,'This Month'); R(138,y-2,'Year to Date'); y+=4
for r in st.rows:
    if r['typ']=='HEADING': p.set_fill_color(226,235,243); p.rect(9,y-3.6,130,5,'F')
    p.set_font('Helvetica','B' if r['typ']!='LINE' else '',8.3)
    if r['items']: p.set_line_width(.2); p.line(90,y-3.7,138,y-3.7)
    p.text(10+3*r['lvl'],y,r['label'])
    if r['full']:
        for x,v in zip((112,138),r['full']): R(x,y,num(v,100,'m',cur='$'if r['items'] else ''))
    y+=5.6+(2.4 if r['items'] else 0)
p.set_font('Helvetica','I',7); p.text(10,200,'Cash basis. Security deposits of $4,450.00 are held in trust and not in the balance above.')
p.output(os.path.join(DOC,F)); print(y); save(F,[st],'MULTIFAMILY','CASH_FLOW_STATEMENT','small cash-basis owner statement, A5, cash in / cash out, beginning and ending cash')
