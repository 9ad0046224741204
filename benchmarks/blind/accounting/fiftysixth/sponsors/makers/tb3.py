# fund-level TB, month to date / year to date, fpdf2, portrait
from common import *
from fpdf import FPDF
N='TB_Cobble_Finch_Income_Fund_II_Oct2025.pdf'
# group, code, name, begin-of-month signed balance (None plug), 
G=[('Cash and equivalents',[('10100','Operating - Meridian Trust 4471',382114.62),('10150','Money market - Meridian Trust',1240000.00),('10200','Distribution account',15.00)]),
('Receivables and other current assets',[('11100','Due from Sable Ridge Apartments LLC',64250.00),('11110','Due from Wexford Commons LLC',18400.00),('11120','Due from Tenth & Pike LIHTC LP',211875.44),('11500','Accrued preferred return receivable',96120.55),('12100','Prepaid insurance - D&O',8266.68),('12200','Prepaid tax and audit',None or 0)]),
('Investments in operating entities',[('15100','Investment - Sable Ridge Apartments LLC',9418250.00),('15110','Investment - Wexford Commons LLC',6742900.00),('15120','Investment - Tenth & Pike LIHTC LP',2150311.08),('15130','Investment - Hollis Yard Preferred',3500000.00),('15900','Cumulative equity in losses',-1884216.37)]),
('Notes receivable',[('16100','Sponsor note - Tenth & Pike',875000.00),('16150','Accrued interest on sponsor note',121406.25)]),
('Liabilities',[('20100','Accounts payable',-21440.18),('20200','Accrued professional fees',-38500.00),('20300','Asset management fee payable',-56812.50),('20400','Due to Cobble & Finch Sponsor LLC',-12077.31),('21000','Distributions payable',0),('22000','Deferred acquisition fee',-140000.00),('25000','Subscription line - Harbor National',-2500000.00),('25100','Accrued interest - subscription line',-14583.33)]),
("Members' equity",[('30100','Contributions - Class A',-21250000.00),('30150','Contributions - Class B',-2400000.00),('30200','Syndication costs',612400.00),('31000','Distributions - Class A',3187500.00),('31050','Distributions - Class B',216000.00),('39000','Accumulated earnings',None)]),
('Income',[('40100','Distributions from operating entities',-402750.00),('40200','Preferred return income - Hollis Yard',-288750.00),('40300','Interest - sponsor note',-32812.50),('40400','Interest - money market',-33561.18),('40500','Equity in losses of investees',271604.11),('40900','Acquisition fee income',0)]),
('Expenses',[('50100','Asset management fee',170437.50),('50200','Audit and tax compliance',51300.00),('50250','Fund administration',31500.00),('50300','Legal - fund',22418.90),('50350','Legal - dead deals',14206.25),('50400','Insurance - D&O and E&O',12400.02),('50500','Bank charges',614.50),('50600','State franchise and filing fees',4860.00),('50700','Investor relations and portal',9750.00),('50800','Travel and site inspection',6318.77),('51000','Interest - subscription line',131249.97),('51100','Unused line fee',9375.00)])]
nm={};beg={};order=[]
for g,l in G:
    for c,n,b in l: nm[c]=n;order.append(c);beg[c]=None if b is None else round(b*100)
beg['39000']=-sum(v for v in beg.values() if v is not None)
dr={k:0 for k in order};cr={k:0 for k in order}
def je(d,c,x): x=round(x*100);dr[d]+=x;cr[c]+=x
je('10100','40100',62500);je('10100','11110',18400);je('11100','40100',14875);je('11500','40200',32083.33);je('10100','11500',96120.55);je('16150','40300',3645.83);je('10150','40400',3702.16);je('40500','15900',30178.23)
je('50100','20300',18937.5);je('20300','10100',56812.5);je('50200','20200',6500);je('20200','10100',22000);je('50250','20100',3500);je('50300','20100',2871.4);je('50350','20100',1180);je('20100','10100',24118.63)
je('50400','12100',1377.78);je('50500','10100',62.5);je('50600','10100',310);je('50700','20100',1250);je('50800','20400',904.16);je('20400','10100',12077.31);je('51000','25100',14583.33);je('25100','10100',14583.33);je('51100','10100',0)
je('31000','21000',318750);je('31050','21000',24000);je('21000','10200',342750);je('10200','10150',342750);je('25000','10100',250000);je('15120','10100',41250);je('12200','10100',7800);je('10100','20400',2000)
assert sum(beg.values())==0
print('acc earnings',beg['39000']/100)
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',13); s.set_text_color(30,50,80); s.cell(0,6,'Cobble & Finch Income Fund II, LLC',align='L')
        s.set_font('Helvetica','',8); s.set_text_color(90); s.cell(0,6,f'Page {s.page_no()} of {{nb}}',align='R',new_x='LMARGIN',new_y='NEXT')
        s.set_text_color(0); s.set_font('Helvetica','',10); s.cell(0,5,'Trial Balance - Month and Year to Date',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Helvetica','',8.5); s.cell(0,4.5,'October 2025 (fiscal period 10)  |  Accrual basis  |  Unaudited',new_x='LMARGIN',new_y='NEXT'); s.ln(3)
        y=s.get_y(); s.set_fill_color(224,231,240); s.rect(15,y,186,10,style='F')
        s.set_font('Helvetica','B',8)
        s.set_xy(97,y+.5); s.cell(52,4.5,'Month to Date',align='C'); s.set_xy(149,y+.5); s.cell(52,4.5,'Year to Date Balance',align='C')
        s.set_draw_color(120,140,170); s.line(99,y+5,147,y+5); s.line(152,y+5,201,y+5)
        s.set_xy(15,y+5); s.cell(82,4.5,'Account')
        for i,h in enumerate(['Debit','Credit','Debit','Credit']): s.set_xy(97+26*i,y+5); s.cell(26,4.5,h,align='R')
        s.set_y(y+11.5)
    def footer(s):
        s.set_y(-12); s.set_font('Helvetica','I',7); s.set_text_color(110); s.cell(0,4,'Prepared by Fund Accounting 11/12/2025 - for investor reporting; not for distribution without consent of the Manager'); s.set_text_color(0)
p=P('P','mm','Letter'); p.set_margins(15,14,15); p.set_auto_page_break(False); import datetime; p.set_creation_date(datetime.datetime(2025,11,12,tzinfo=datetime.timezone.utc)); p.add_page()
rows=[];tots=[];K=['debit','credit','close_dr','close_cr'];T=[0]*4
def nums(v,b=False):
    y=p.get_y()
    for i,x in enumerate(v):
        if x: p.set_xy(97+26*i,y); p.cell(26,4.3,f'{x/100:,.2f}',align='R')
H=4.55
for g,l in G:
    if p.get_y()+H*4>262: p.add_page()
    p.set_font('Helvetica','B',8.3); p.set_x(15); p.cell(80,H,g); p.ln(H)
    S=[0]*4
    for c,n,_ in l:
        e=beg[c]+dr[c]-cr[c]
        v=[dr[c],cr[c],max(e,0),max(-e,0)]
        if not any(v): continue
        if p.get_y()+H>262: p.add_page()
        p.set_font('Helvetica','',8.3); p.set_x(19); p.cell(78,4.3,f'{c} \u00b7 {n}'); nums(v); p.ln(H)
        rows.append({'account':c,'name':n,**{k:x/100 for k,x in zip(K,v) if x}})
        S=[a+b for a,b in zip(S,v)]
    T=[a+b for a,b in zip(T,S)]
    p.ln(1)
p.set_draw_color(0); y=p.get_y()
for i in range(4): p.line(101+26*i,y,123+26*i,y)
p.set_y(y+.6); p.set_font('Helvetica','B',8.6); p.set_x(15); p.cell(80,4.3,'TOTAL'); nums(T); 
for i in range(4): p.line(101+26*i,y+5.4,123+26*i,y+5.4); p.line(101+26*i,y+6.1,123+26*i,y+6.1)
p.ln(9); p.set_font('Helvetica','',7.6); p.set_x(15)
p.multi_cell(180,3.8,'Balances of accounts 40100 to 51100 are cumulative from January 1, 2025. Accounts without balance and without activity are suppressed. Class A distribution for Q3 2025 paid October 15, 2025.')
assert T[0]==T[1] and T[2]==T[3]
tots.append({'label':'TOTAL',**{k:x/100 for k,x in zip(K,T)}})
p.output(doc(N))
save(N,'TB',K,rows,tots,None,'PDF, fund-level trial balance, month-to-date and year-to-date debit/credit pairs, code and name joined by a middle dot, portrait',False)
