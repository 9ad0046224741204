# SiteLink past-due / aged receivables, self storage, PDF portrait, fpdf2: day-bucket columns, single line per tenant
import random
from fpdf import FPDF
from common import *
random.seed(352)
N="""Abernathy, D|Bascombe, Lori|Castellanos, R|Ceder & Pine LLC|Dobrev, Ana|Eastlake Catering|Fontaine, Marcus|Gilchrist, H|Haddad, Noor|Ingersoll, Wes|Jankowski, P|Kilbride Electric|Lathrop, Susan|Mbeki-Stone, A|Norquist, Dale|O'Shaughn, Tim|Pettibone, Gwen|Quarles, Vernon|Rademacher, L|Stovall, Kendra|Tri-Mesa Roofing|Ulrich, Beth|Vandermark, J|Wickersham, Roy|Xiong, Pa|Yarborough, C|Zamudio, Elena|Holloway, Trent""".split('|')
random.shuffle(N)
U=sorted(random.sample(['%s%03d'%(b,k) for b in 'ABCD' for k in range(1,140)],len(N)))
M=['other:Rent Rate','b0_30','b31_60','b61_90','b91_120','b120','total']
H=['Unit','Tenant','Paid Thru','Days','Rent Rate','0-30','31-60','61-90','91-120','121+','Total Due']
Wd=[13,34,19,11,17,16,16,16,16,17,19]
rows=[]
import datetime as dt
asof=dt.date(2025,2,28)
for u,n in zip(U,N):
    rate=random.choice([49,64,79,95,119,139,165,189,225])*100
    days=random.choice([4,9,14,18,22,27,31,38,41,47,55,63,71,88,96,109,124,151])
    b=[0]*5
    k=min(days//30,4)
    for i in range(k+1):
        b[i]=rate+(2000 if i<k or days>5 else 0)+(1200 if random.random()<.35 else 0)   # late fee, protection plan
    if k>=2: b[1]+=2500  # lien notice
    if k==4: b[4]+=rate*(days//30-4)
    if random.random()<.15: b[0]=max(0,b[0]-4137)
    rows.append((u,n,(asof-dt.timedelta(days=days)).strftime('%m/%d/%y'),days,rate,b))
f='a34a_ar_sundance_storage.pdf'
class P(FPDF):
    def header(s):
        s.set_font('Times','B',13); s.cell(0,6,'Past Due Balances - Aged',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Times','',9); s.cell(0,4.5,'L114 - Sundance Mini & RV Storage, 2280 Tanner Rd, Pueblo West CO',align='C',new_x='LMARGIN',new_y='NEXT')
        s.cell(0,4.5,'As of: 2/28/2025     Sorted by: Unit     Min. days late: 1',align='C',new_x='LMARGIN',new_y='NEXT'); s.ln(3)
        s.set_font('Times','B',8.5)
        s.cell(sum(Wd[:5]),5,''); s.cell(sum(Wd[5:10]),5,'D a y s   P a s t   D u e',align='C',border='B'); s.cell(Wd[10],5,'',new_x='LMARGIN',new_y='NEXT')
        for w,h in zip(Wd,H): s.cell(w,5,h,border='B',align='L' if h in('Unit','Tenant','Paid Thru') else 'R')
        s.ln(6)
    def footer(s):
        s.set_y(-14); s.set_font('Times','I',8); s.cell(0,5,f'SiteLink Web Edition    3/1/2025 7:58 AM                                          Page {s.page_no()}/{{nb}}')
p=P(format='letter'); p.set_margins(11,12,11); p.set_auto_page_break(True,20); p.add_page()
z=lambda v: f'{v/100:,.2f}'
T=[]; area={'A':'Building A (Climate)','B':'Building B','C':'Building C','D':'Drive-Up / RV'}; out=[]
G=[0]*6
def line(cells,st=''):
    p.set_font('Times',st,8.8)
    for i,(w,x) in enumerate(zip(Wd,cells)): p.cell(w,4.9,x,align='L' if i<3 else 'R')
    p.ln(4.9)
for k in 'ABCD':
    g=[q for q in rows if q[0][0]==k]; assert g
    p.set_font('Times','BI',9); p.cell(0,5.5,area[k],new_x='LMARGIN',new_y='NEXT'); S=[0]*6
    for u,n,d,dy,rt,b in g:
        v=b+[sum(b)]; line([u,n,d,str(dy),z(rt)]+[z(x) if x else '' for x in v])
        t={'unit':u,'name':n,'date':d,'other:Days':dy,'other:Rent Rate':rt/100}
        for m,x in zip(M[1:],v):
            if x: t[m]=x/100
        out.append(t); S=[a+c for a,c in zip(S,v)]
    G=[a+c for a,c in zip(G,S)]
    y=p.get_y(); p.line(11+sum(Wd[:5])+2,y,11+sum(Wd),y)
    lab=f'{area[k]} - {len(g)} tenants'; line(['','','','','']+[z(x) for x in S],'B'); p.set_xy(11,p.get_y()-4.9); p.cell(70,4.9,'   '+lab); p.ln(7)
    T.append({'label':lab,**{m:x/100 for m,x in zip(M[1:],S)}})
lab=f'Grand Total - {len(rows)} tenants'
line(['','','','','']+[z(x) for x in G],'B'); p.set_xy(11,p.get_y()-4.9); p.cell(70,4.9,lab); p.ln(6)
T.append({'label':lab,**{m:x/100 for m,x in zip(M[1:],G)}})
p.set_font('Times','',8.8); 
p.cell(70,4.9,'Percent of total'); p.set_x(11+sum(Wd[:5]))
for w,x in zip(Wd[5:],G): p.cell(w,4.9,f'{100*x/G[5]:.1f}%',align='R')
p.ln(9); p.multi_cell(150,4.3,'Rent Rate is the current standard monthly charge. Tenants 30+ days late are overlocked; lien sale eligibility begins after notice at 45 days. Does not include prepaid tenants.')
p.output(doc(f))
M=['other:Days']+M
save(f,'AR',M,out,T,'SELF_STORAGE','SiteLink past due balances aged, by building')
