# Irish owners' management company: service charge debtors, owner heading + demands, quarters; PDF landscape via fpdf2
from common import *
import random
from fpdf import FPDF
R=random.Random(8503)
OW="""Apt 1|Bríd Ní Chathasaigh|Apt 3|Tadhg Mulrennan|Apt 4|Corrib Lets Ltd|Apt 7|Aoife & Colm Brannelly|Apt 9|Estate of M. Tuohy (decd)|Apt 12|Fergus Devaney|Apt 15|Zofia Wilczek|Apt 16|Declan Hession|Apt 18|Salthill Rentals DAC|Apt 21|Nuala Geoghegan|Apt 22|Oisín Prendergast|Apt 25|Raghav Menon|House 2|Gráinne Coyne|House 5|P. & J. Lally|House 6|Maeve Cunniffe|House 8|Tomás Ó Flatharta|Unit C1|Weir Street Pharmacy Ltd|Unit C2|An Siopa Beag Teoranta|Unit C4|Claddagh Physio Partnership""".split("|")
Q=["Earlier","Q3 2024","Q4 2024","Q1 2025"]; QD=["01/04/2024","01/07/2024","01/10/2024","01/01/2025"]
K=["other:Earlier","other:Q3 2024","other:Q4 2024","other:Q1 2025","total"]
pdf=FPDF("L","mm","A4"); pdf.set_auto_page_break(False)
D="/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed"
pdf.add_font("D","",D+".ttf"); pdf.add_font("D","B",D+"-Bold.ttf"); pdf.add_font("D","I",D+"-Oblique.ttf")
X=[16,38,63,150,174,198,222,252]  # date, demand, description, then right edges
RE=[166,192,218,244,276]
def mon(z): return f"{z:,.2f}" if z>=0 else f"({-z:,.2f})"
def head():
    pdf.add_page(); pdf.set_fill_color(28,74,92); pdf.rect(0,0,297,20,"F"); pdf.set_text_color(255); pdf.set_font("D","B",13); pdf.text(14,10,"Weir Quay Owners' Management CLG"); pdf.set_font("D","",9); pdf.text(14,16,"Service charge debtors – open items by member as at 31/03/2025")
    pdf.text(222,10,"Managing agent: Hollyfort Block Care"); pdf.text(222,16,f"PSRA 004417   page {pdf.page_no()}"); pdf.set_text_color(0)
    pdf.set_font("D","B",8.2); y=28
    for x,t in zip((16,38,63),("Date","Demand","Details")): pdf.text(x,y,t)
    for x,t in zip(RE,Q+["Balance €"]): pdf.text(x-pdf.get_string_width(t),y,t)
    pdf.set_draw_color(28,74,92); pdf.line(14,y+1.8,280,y+1.8); return y+7
y=head(); rows=[]; tots=[]; G=[0]*5; dn=4180
def put(v,y,blank=True):
    for x,z in zip(RE,v):
        if z is None: continue
        t=mon(z); pdf.text(x-pdf.get_string_width(t),y,t)
for u,n in zip(OW[::2],OW[1::2]):
    base={"A":438.75,"H":296.50,"U":612.40}[u[0]]; sf={"A":95.0,"H":62.5,"U":130.0}[u[0]]
    st=R.choice([3,3,3,3,2,2,1,0]); L=[]
    for q in range(st,4):
        L.append([QD[q],f"SC{dn+q*260+len(tots)*3:05d}",f"Service charge {['2024/Q2','2024/Q3','2024/Q4','2025/Q1'][q]}",q,base])
    if R.random()<.6: L.append(["01/01/2025",f"SF{dn+1300+len(tots)*2:05d}","Sinking fund contribution 2025",3,sf])
    if st<2: L.append(["12/12/2024",f"IN{R.randint(300,390)}","Interest on arrears (lease cl. 5.4)",2,round(base*(4-st)*.021,2)])
    if st==0: L.append(["18/02/2025",f"LG{R.randint(20,60)*0+20+len(tots):03d}","Solicitor's letter – recovery costs",3,147.6])
    if R.random()<.4:
        q=st; L.append([["11/06/2024","20/09/2024","14/11/2024","21/02/2025"][q],f"RC{R.randint(7000,7900)}","Payment on account – standing order",q,-R.choice([50.0,100.0,150.0,200.0])])
    if u=="Apt 22": L=[["03/03/2025","RC7944","Receipt – paid twice, to be refunded",3,-438.75]]
    dn+=1; L.sort(key=lambda e:e[0][6:]+e[0][3:5]+e[0][:2])
    if y+6+len(L)*5+7>198: y=head()
    pdf.set_font("D","B",8.4); pdf.text(14,y,f"{u}   {n}"); y+=5; S=[0]*5
    pdf.set_font("D","",8)
    for d,no,t,q,a in L:
        v=[None]*5; v[q]=a; v[4]=a
        pdf.text(16,y,d); pdf.text(38,y,no); pdf.text(63,y,t); put(v,y); y+=4.8
        rows.append(clean({"unit":u,"name":n,"date":f"{d[6:]}-{d[3:5]}-{d[:2]}","invoice":no,"charge":t,**dict(zip(K,v))}))
        S[q]+=a; S[4]+=a
    S=[round(z,2) for z in S]; G=[round(a+z,2) for a,z in zip(G,S)]
    pdf.set_draw_color(150); pdf.line(146,y-3.4,276.5,y-3.4); pdf.set_font("D","I",8)
    pdf.text(63,y+.4,f"Total {u}"); V=[z if (z or i==4) else None for i,z in enumerate(S)]; put(V,y+.4)
    tots.append(clean({"label":f"Total {u}",**dict(zip(K,V))})); y+=7.4
if y>186: y=head()
pdf.set_fill_color(222,232,236); pdf.rect(14,y-4,266,6.4,"F"); pdf.set_font("D","B",8.6); pdf.text(16,y,"Total service charge debtors"); put(G,y)
tots.append({"label":"Total service charge debtors",**dict(zip(K,G))})
pdf.set_font("D","I",7.5); pdf.text(16,y+8,"Members not listed are clear. Balances over two quarters are referred to Hynes Kilroy Solicitors per AGM resolution of 21/11/2023.")
pdf.output(doc("WeirQuay_SC_Debtors.pdf"))
save("WeirQuay_SC_Debtors.pdf","AR",K,rows,tots,"Irish OMC service charge debtors, member headings, open demands in quarter columns",hard=True)
