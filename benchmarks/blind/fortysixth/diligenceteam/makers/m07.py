# Same-store comparison, storage portfolio, fpdf2, $ thousands
from h import *; from fpdf import FPDF
rng=random.Random(707)
spec='''
+|Revenues
.|Rental income|28614
.|Tenant insurance and late fees|2187
.|Other operating income|463
-|Total same-store revenues|total_income|TOTAL
+|Expenses^
.|Property payroll|2311
.|Property taxes|3964
.|Utilities|921
.|Repairs and maintenance|684
.|Advertising|1047
.|Credit card and bank fees|612
.|Office, telephone and call center|538
.|Insurance|447
.|Supervisory payroll and other|376
-|Total same-store expenses|total_operating_expenses|TOTAL
=|Same-store net operating income|noi|total_income-total_operating_expenses
'''
def gen(a,md):
    q=a/4; p=round(q*rng.uniform(.95,1.04)); n=round(q*rng.uniform(.97,1.05)); P=round(a*rng.uniform(.95,1.02)); return [n,p,round(a),P]
cols=['Three Months Ended December 31, 2024','Three Months Ended December 31, 2023','Three Months Change','Year Ended December 31, 2024','Year Ended December 31, 2023','Year Change']
s=St('Same-Store Facilities Operating Results','Keystone Lock Storage Portfolio',cols,'2024-01-01','2024-12-31')
s.parse(spec,gen,lambda v,e:[v[0],v[1],v[0]-v[1],v[2],v[3],v[2]-v[3]])
fn='keystone_lock_same_store_4Q24.pdf'
p=FPDF('P','pt','letter'); p.set_auto_page_break(False); p.add_page(); p.set_margins(40,40,40)
def t(x,y,w,s_,al='L',st='',z=8): p.set_font('helvetica',st,z); p.set_xy(x,y); p.cell(w,10,s_,align=al)
t(40,40,532,'Keystone Lock Storage Portfolio','L','B',13); t(40,56,532,'Same-Store Facilities Operating Results','L','',11)
t(40,70,532,'41 facilities, 2,742,000 net rentable square feet  |  dollars in thousands, unaudited','L','I',8)
E_=[262,314,362,404,460,516,558]; # right edges
E_=[248,296,340,380,444,492,538,576]
p.set_draw_color(30,90,90)
t(200,92,180,'Three Months Ended','C','B',8); t(200,101,180,'December 31,','C','B',8)
t(396,92,180,'Year Ended','C','B',8); t(396,101,180,'December 31,','C','B',8)
p.line(205,112,378,112); p.line(400,112,576,112)
for x,h in zip(E_,['2024','2023','Change','% Chg','2024','2023','Change','% Chg']): t(x-60,114,60,h,'R','B',8)
y=128
for r in s.rows:
    b=r['t']=='TOTAL'; st='B' if r['t']!='LINE' else ''
    if r['v'] and b: p.set_fill_color(226,240,238); p.rect(40,y-1,536,12,'F')
    t(40 if r['t']!='LINE' else 48,y,160,r['label'],'L',st,7.8)
    if r['v']:
        v=r['v']; f=lambda k:m(v[k],0,cur='$' if (b or r['label']=='Rental income') and k not in(2,5) else '')
        pc=lambda a,q:(f'({abs(a/q)*100:.1f}%)' if a<0 else f'{a/q*100:.1f}%')
        for x,tx in zip(E_,[f(0),f(1),f(2),pc(v[2],v[1]),f(3),f(4),f(5),pc(v[5],v[4])]): t(x-60,y,60,tx,'R',st,7.8)
    y+=13 if not b else 18
p.line(40,y-4,576,y-4)
p.set_font('helvetica','',7.5); p.set_xy(40,y+2)
p.multi_cell(536,10,'Same-store facilities are those owned and stabilized since January 1, 2022; three facilities under expansion are excluded. Average square foot occupancy was 90.8% in 2024 against 91.6% in 2023, and realized annual rent per occupied square foot was $11.49 against $11.37. Net operating income is before management fees, interest, depreciation and general corporate expenses.')
t(40,750,536,'Supplemental Information - Fourth Quarter 2024','L','I',7); t(40,750,536,'S-9','R','',7)
p.output(B+'documents/'+fn)
save(fn,[s.truth(blank=lambda r,c,v:False)],'SELF_STORAGE','OPERATING_STATEMENT','s46a','Same-store comparison supplemental, quarter and year, grouped headers, thousands',False)
print(len(s.rows),[r['v'] for r in s.rows if r['t']=='TOTAL'])
