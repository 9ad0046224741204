# self storage: month & YTD with prior year, portrait, fpdf2, whole dollars, numbers in dollars with group headers
from common import *
from fpdf import FPDF
F='IronGate_Storage_June_PL.pdf'
rng=random.Random(303)
st=St('Profit & Loss - Month and Year to Date','Iron Gate Self Storage - Mill Road','2025-06-01','2025-06-30',
 ['June 2025','June 2024','Month Change','Six Months 2025','Six Months 2024','YTD Change'],scale=1,zero_null=True,
 expand=lambda v,f:[v[0],v[1],v[0]-v[1],v[2],v[3],v[2]-v[3]])
def gen(spec,f,lab):
    a=series(spec,rng,1); p=series(spec,rng,1,mode='py'); return [a[5],p[5],sum(a[:6]),sum(p[:6])]
st.dsl('''
I
H||Operating revenue
L||Storage unit rent|58400~.02
L||Discounts and promotions|-3150~.2
L||Outdoor / RV parking rent|4150~.05
L||Late and lien fees|2980~.15
L||Administration fees|1075~.25
L||Tenant protection plan|6240~.05
L||Retail merchandise, net of cost|690~.3
L||Truck rental commission|415?.6
L||Auction proceeds|650?.4
T||Total operating revenue|total_income|inc
E
H||Operating expenses
L||Store manager wages|6900~.05
L||Relief manager wages|1450~.2
L||Payroll taxes and benefits|1580~.1
L||Electricity|1180~.15
L||Water and sewer|240~.15
L||Telephone, internet and gate access|495~.04
L||Call center|380!
L||Web and search advertising|2250~.15
L||Repairs and maintenance|1320~.5
L||Landscaping and snow|600~.5
L||Elevator contract|465!
L||Pest control|120!
L||Credit card fees|1490~.06
L||Office, postage and software|720~.2
L||Auction and lien costs|210?.5
L||Real estate taxes|6325!
L||Property insurance|1540!
L||Management fee, 6%|4280~.03
T||Total operating expenses|total_operating_expenses|exp
I
N||Net operating income|noi|noi|+inc -exp
E
H||Other
L||Interest on mortgage note|14310~.004
L||Depreciation|9875!
L||Owner travel and professional fees|400?.3
T||Total other||oth
I
N||Net income|net_income|ni|+noi -oth
''',gen)
p=FPDF('P','pt','Letter'); p.set_auto_page_break(False); p.add_page(); p.set_margins(0,0,0)
def T(x,y,s,b='',sz=8,al='L',fam='Times'):
    p.set_font(fam,b,sz); w=p.get_string_width(s); p.text(x-(w if al=='R' else w/2 if al=='C' else 0),y,s)
T(48,52,st.prop,'B',15); T(48,67,'Profit & Loss - Month and Year to Date','I',11); T(48,80,'For the month ended June 30, 2025   |   unaudited, modified cash basis','',8.5)
p.set_draw_color(120,0,0); p.set_line_width(1.4); p.line(48,87,564,87); p.set_draw_color(0); 
xs=[286,338,388,456,512,564]
T(312,104,'Month','B',9,'C'); T(480,104,'Six Months','B',9,'C'); p.set_line_width(.5); p.line(250,108,388,108); p.line(410,108,564,108)
for x,t in zip(xs,['2025','2024','Change']*2): T(x,119,t,'B',8.5,'R')
y=136
for i,r in enumerate(st.rows):
    if r['typ']=='HEADING': y+=5; T(48,y,r['label'],'B',9.5); y+=15; first=1; continue
    b='B' if r['items'] else ''
    T(48+(14 if r['typ']=='LINE' else 0),y,r['label'],b,9)
    for x,v in zip(xs,r['full']):
        t=num(v,1,'p',zero='-',cur='$' if (first or r['key'] in('net_income','noi')) else ''); T(x+(2.5 if t.endswith(')') else 0),y,t,b,9,'R')
    first=0
    if r['items']:
        p.set_line_width(.5)
        for x in xs: p.line(x-44,y-9.5,x,y-9.5)
        if r['key']=='net_income':
            for x in xs: p.line(x-44,y+3,x,y+3); p.line(x-44,y+5,x,y+5)
        y+=6
    y+=14
T(48,742,'Brackenridge Property Services, agent for owner','I',8); T(564,742,'Store 014 - printed 07/09/2025','I',8,'R')
p.output(os.path.join(DOC,F)); print(y,len(st.rows))
save(F,[st],'SELF_STORAGE','OPERATING_STATEMENT','Times, month and six months vs prior year with change, whole dollars, portrait')
