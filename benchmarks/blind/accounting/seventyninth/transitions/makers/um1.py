# broker's book page, fpdf2, landscape
from common import *
from fpdf import FPDF
D=[("Studio (S1)",16,512,1185,1124),("1 Bed / 1 Bath (A1)",36,648,1340,1271),("1 Bed / 1 Bath (A2 - Renovated)",28,648,1465,1438),("1 Bed / 1 Bath Den (A3)",12,764,1520,1449),
("2 Bed / 1 Bath (B1)",24,886,1595,1502),("2 Bed / 2 Bath (B2)",40,978,1725,1633),("2 Bed / 2 Bath (B3 - Renovated)",20,978,1880,1846),("2 Bed / 2.5 Bath TH (C1)",8,1160,2050,1918),("3 Bed / 2 Bath (D1)",12,1242,2195,2077)]
N=sum(d[1] for d in D);SF=sum(d[1]*d[2] for d in D);M=sum(d[1]*d[3] for d in D);A=sum(d[1]*d[4] for d in D)
K=['units','pct_units','sf','total_sf','actual','actual_sf','actual_total','market','market_sf','market_total']
def vals(n,sf,tsf,a,at,mk,mt):return dict(units=n,pct_units=round(100*n/N,1),sf=sf,total_sf=tsf,actual=a,actual_sf=round(at/tsf,2),actual_total=at,market=mk,market_sf=round(mt/tsf,2),market_total=mt)
R=[dict(type=t,**vals(n,s,n*s,a,a*n,m,m*n)) for t,n,s,m,a in D]
T=dict(label='Total / Average',**vals(N,round(SF/N),SF,round(A/N),A,round(M/N),M))
F=dict(units='{:,}',pct_units='{:.1f}%',sf='{:,}',total_sf='{:,}',actual='${:,}',actual_sf='${:.2f}',actual_total='${:,}',market='${:,}',market_sf='${:.2f}',market_total='${:,}')
p=FPDF('L','pt','letter');p.set_auto_page_break(False);p.set_margins(0,0);p.add_page()
p.set_fill_color(24,48,72);p.rect(0,0,792,70,'F');p.set_text_color(255,255,255);p.set_font('helvetica','B',20);p.text(40,44,'UNIT MIX & RENT SUMMARY')
p.set_font('helvetica','',10);t='Cedar Hollow Apartments | 196 Units | Greenville, SC';assert N==196,N;p.text(752-p.get_string_width(t),44,t)
X=40;Wd=[152,44,50,50,60,58,50,70,58,50,70];y=112;h=23
p.set_fill_color(190,148,72);p.set_font('helvetica','B',8.5)
x0=X+sum(Wd[:5]);w3=sum(Wd[5:8])
for x,t in((x0,'IN-PLACE RENT'),(x0+w3,'MARKET RENT')):
    p.rect(x+1,y-18,w3-2,17,'F');p.text(x+w3/2-p.get_string_width(t)/2,y-6,t)
p.set_fill_color(24,48,72);p.rect(X,y,sum(Wd),28,'F')
H=['Unit Type','No. of\nUnits','% of\nTotal','Avg\nSF','Total\nSF','Per\nUnit','Per\nSF','Monthly\nTotal','Per\nUnit','Per\nSF','Monthly\nTotal']
def cell(x,w,t,yy,left=False):p.text(x+5 if left else x+w-6-p.get_string_width(t),yy,t)
x=X
for i,(t,w) in enumerate(zip(H,Wd)):
    for j,l in enumerate(t.split('\n')):cell(x,w,l,y+11+11*j+(6 if i==0 else 0),i==0)
    x+=w
y+=28;p.set_text_color(30,30,30);p.set_font('helvetica','',8.8)
for i,r in enumerate(R+[T]):
    tot=i==len(R)
    if tot:p.set_font('helvetica','B',8.8);p.set_fill_color(225,213,190);p.rect(X,y,sum(Wd),h,'F')
    elif i%2:p.set_fill_color(241,243,246);p.rect(X,y,sum(Wd),h,'F')
    cell(X,Wd[0],r.get('type') or r['label'],y+15,True);x=X+Wd[0]
    for k,w in zip(K,Wd[1:]):cell(x,w,F[k].format(r[k]),y+15);x+=w
    y+=h
p.set_font('helvetica','I',7.5);p.set_text_color(90,90,90);p.text(X,y+18,'In-place rents per the September 2026 rent roll. Renovated units include vinyl plank flooring, stainless appliances and resurfaced counters.')
p.text(X,y+29,'Square footages are approximate and have been provided by Ownership. Buyer to verify.')
p.set_text_color(24,48,72);p.set_font('helvetica','B',11);p.text(X,y+62,'VALUE-ADD OPPORTUNITY')
p.set_font('helvetica','',9.5)
for i,t in enumerate(['48 units have been renovated by current ownership at an average cost of $9,400 per unit','Renovated one-bedrooms achieve a premium of more than $150 over classic finishes','148 classic units remain available for the program']):p.text(X+8,y+80+15*i,'-  '+t)
p.set_font('helvetica','',7.5);p.text(X,596,'OFFERING MEMORANDUM');p.text(740,596,'17')
p.output(doc('cedar_hollow_om_p17.pdf'));print(T)
save('cedar_hollow_om_p17.pdf','UM',"broker's offering memorandum page, grouped header",False,K,R,[T])
