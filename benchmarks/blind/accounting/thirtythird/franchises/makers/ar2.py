from _truth import *
from fpdf import FPDF
# HOA delinquency by owner and charge
K=["current","b31_60","b61_90","b91_120","b120","total"]
MA=385.0; L=25.0
# owner: (unit, acct, name, status, [(code, [5 buckets])])
A="Assessment"; LF="Late Fee"; IN="Interest"; LG="Legal Fees"; SA="Special Assessment - Balcony"; FN="Violation Fine"; NS="NSF Charge"; TR="Transponder"
O=[("104","LKV-1040-2","Constance Wetherell","",[(A,[MA,0,0,0,0])]),
("109","LKV-1090-1","Dmitri & Paulina Zhelev","Reminder",[(A,[MA,MA,0,0,0]),(LF,[L,0,0,0,0])]),
("117","LKV-1170-3","Birchwater Holdings LLC","Attorney",[(A,[MA,MA,MA,MA,1155]),(LF,[L,L,L,L,75]),(IN,[11.42,8.71,7.9,5.06,6.33]),(LG,[0,275,0,650,0]),(SA,[0,0,0,0,2400])]),
("122","LKV-1220-1","Harriet Lundqvist","",[(A,[112.5,0,0,0,0])]),
("206","LKV-2060-4","Osvaldo Trinchera","15-Day Notice",[(A,[MA,MA,MA,0,0]),(LF,[L,L,0,0,0]),(IN,[5.71,2.84,0,0,0])]),
("211","LKV-2110-1","Estate of Norbert Hessing","Attorney",[(A,[MA,MA,MA,MA,2695]),(LF,[L,L,L,L,175]),(IN,[19.94,17.03,15.88,13.2,31.47]),(SA,[0,0,0,800,1600]),(LG,[0,0,185,0,465])]),
("218","LKV-2180-2","Jacinta Bramwell","Payment Plan",[(A,[MA,0,210,MA,MA]),(NS,[0,0,35,0,0])]),
("305","LKV-3050-1","Kip & Aurelia Sandoval-Reyes","",[(FN,[100,50,0,0,0])]),
("312","LKV-3120-5","Maribel Oduya","Reminder",[(A,[MA,141.27,0,0,0]),(TR,[45,0,0,0,0])]),
("319","LKV-3190-2","Theron Galbraith","Lien Filed",[(A,[MA,MA,MA,MA,1540]),(LF,[L,L,L,L,100]),(IN,[15.02,12.16,10.94,8.08,14.6]),(LG,[0,0,395,0,0]),(SA,[0,0,800,800,800])]),
("401","LKV-4010-1","Sunniva Pellegrin","",[(SA,[800,0,0,0,0])]),
("408","LKV-4080-3","Rutledge Family Trust","15-Day Notice",[(A,[MA,MA,77,0,0]),(LF,[L,L,0,0,0])]),
("414","LKV-4140-2","Cassius Amadi","",[(A,[0,0,0,0,38.5]),(LF,[0,0,0,0,25])]),
("PH-2","LKV-5020-1","Vivienne Castellanos-Orr","Reminder",[(A,[512,512,0,0,0]),(LF,[L,0,0,0,0])])]
def m(v): return '-' if v==0 else f"{v:,.2f}"
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',14); s.set_text_color(40,70,60); s.cell(300,18,'Delinquency by Owner - Charge Detail')
        s.set_font('Helvetica','',8); s.set_text_color(90); s.cell(0,18,'Run 10/31/2025 by jmorrow',align='R',new_x='LMARGIN',new_y='NEXT')
        s.set_text_color(0); s.set_font('Helvetica','',9); s.cell(0,12,'Lakeview Terrace Condominium Association (96 units)  |  Balances as of 10/31/2025',new_x='LMARGIN',new_y='NEXT')
        s.ln(8); s.set_font('Helvetica','B',8); s.set_draw_color(40,70,60)
        s.cell(150,14,'Charge',border='B')
        for h in ['Current','31-60 Days','61-90 Days','91-120 Days','Over 120 Days','Total']: s.cell(W,14,h,border='B',align='R')
        s.ln(18)
    def footer(s):
        s.set_y(-32); s.set_font('Helvetica','',7.5); s.set_text_color(110); s.cell(0,10,f'Keyhaven Community Management - Grand Rapids        Page {s.page_no()} of {{nb}}',align='C'); s.set_text_color(0)
W=65
p=P('P','pt','letter'); p.set_margins(36,32,36); p.set_auto_page_break(False); p.alias_nb_pages(); p.add_page()
rows=[];tot=[];G=[0]*6
for u,ac,n,st,ch in O:
    if p.get_y()+16+12*len(ch)+20>740: p.add_page()
    p.set_fill_color(236,241,238); p.set_font('Helvetica','B',8.5); y=p.get_y()
    p.cell(540,15,f'Unit {u}   {n}',fill=True); p.set_xy(36,y); p.set_font('Helvetica','',8)
    p.cell(540,15,f'Acct {ac}'+(f'   [{st}]' if st else ''),align='R'); p.set_xy(36,y+16)
    S=[0]*6
    for c,b in ch:
        v=list(map(float,b)); v.append(round(sum(v),2)); S=[round(a+x,2) for a,x in zip(S,v)]
        p.set_font('Helvetica','',8.5); p.set_x(46); p.cell(140,12,c)
        for x in v: p.cell(W,12,m(x),align='R')
        p.ln(); rows.append({"unit":u,"resident":ac,"name":n,"charge":c,**{k:(x or None) for k,x in zip(K,v)}})
    p.set_font('Helvetica','B',8.5); y=p.get_y(); p.set_draw_color(150); p.line(186,y+.5,576,y+.5); p.set_draw_color(40,70,60)
    p.cell(150,13,f'Total {u}',align='R')
    for x in S: p.cell(W,13,m(x),align='R')
    p.ln(19); tot.append({"label":f'Total {u}',**{k:(x or None) for k,x in zip(K,S)}}); G=[round(a+x,2) for a,x in zip(G,S)]
if p.get_y()>690: p.add_page()
p.set_font('Helvetica','B',9); p.cell(150,16,'Association Total',border='TB')
for x in G: p.cell(W,16,m(x),border='TB',align='R')
tot.append({"label":'Association Total',**dict(zip(K,G))})
p.ln(24); p.set_font('Helvetica','I',8); p.multi_cell(540,10,'14 accounts listed. Accounts marked Attorney must not be contacted by site staff. Payment plan for 218 approved by the Board at its September meeting.')
p.output(doc('AR_lakeview_terrace_owners.pdf'))
save('AR_lakeview_terrace_owners','pdf','AR',K,rows,tot,None,'OTHER','AGED_RECEIVABLES','a33b','HOA delinquency, owner heading over lines by charge, owner totals, dashes',True)
print(len(rows),G)
