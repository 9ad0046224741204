# housing authority style rent schedule for a mixed income workforce deal (LIHTC + 80% AMI + market), typewriter-ish portrait PDF with ruled grid (fpdf2)
from common import *
from fpdf import FPDF
# type, ami, n, sf, gross, ua
D=[('1BR/1BA',30,4,640,573,71),('1BR/1BA',50,14,640,955,71),('1BR/1BA',60,22,640,1146,71),('1BR/1BA',80,8,655,1528,71),('1BR/1BA Mkt',None,6,655,1595,0),
('2BR/1BA',30,5,858,688,94),('2BR/1BA',50,18,858,1146,94),('2BR/1BA',60,31,858,1376,94),('2BR/2BA',80,16,902,1834,94),('2BR/2BA Mkt',None,10,902,1925,0),
('3BR/2BA',30,3,1116,794,118),('3BR/2BA',50,9,1116,1324,118),('3BR/2BA',60,15,1116,1589,118),('3BR/2BA',80,7,1128,2118,118),('4BR/2BA',60,6,1304,1773,139),('Mgr 2BR/1BA',None,2,858,0,0)]
M=['ami','units','sf','total_sf','gross','ua','net','monthly','other:Annual Rent']
T=Truth('um_alderstreet_lihtc','pdf','UM',M)
pdf=FPDF('P','pt','letter'); pdf.set_creation_date(__import__('datetime').datetime(2025,9,18)); pdf.set_auto_page_break(False); pdf.add_page(); pdf.set_font('Courier','B',12)
pdf.set_xy(36,36); pdf.cell(540,14,'EXHIBIT C-2',align='C'); pdf.set_xy(36,50); pdf.cell(540,14,'RENT SCHEDULE AND UNIT MIX',align='C')
pdf.set_font('Courier','',9); 
for i,s in enumerate(['Project:   Alder Street Yards (Acq/Rehab)           County:  Larimer','Sponsor:   Foxglove Housing Partners                 Rents eff.:  05/01/2025','Utilities: Tenant pays electric, heat & water; allowance per PHA schedule 4/2025']): pdf.set_xy(36,76+i*12); pdf.cell(540,12,s)
W=[96,44,40,44,54,54,46,54,58,66]; X=[28]; 
for w in W: X.append(X[-1]+w)
H=['Unit\nType','AMI\n%','No.\nof\nUnits','Unit\nSq Ft','Total\nSq Ft','Gross\nRent','Utility\nAllow.','Net\nRent','Monthly\nRent','Annual\nRent']
y=122
def cell(j,y,s,h=15,b=False,al='R'):
    pdf.rect(X[j],y,W[j],h); pdf.set_font('Courier','B' if b else '',8.3); ls=s.split('\n'); 
    for k,l in enumerate(ls): pdf.set_xy(X[j]-1,y+(h-10*len(ls))/2+10*k); pdf.cell(W[j]+1,10,l,align=al)
for j,h_ in enumerate(H): cell(j,y,h_,36,True,'C')
y+=36
def out(label,v,b=False):
    global y
    nf=['{}%','{:,}','{:,}','{:,}','{:,}','{:,}','{:,}','{:,}','{:,}']
    cell(0,y,label,15,b,'L')
    for j,(a,f) in enumerate(zip(v,nf)): cell(j+1,y,'' if a is None else f.format(a),15,b)
    y+=15
G=[0]*4
for grp,sel in (('LOW INCOME (SEC. 42)',lambda r:r[1] and r[1]<=60),('WORKFORCE (80% AMI)',lambda r:r[1]==80),('UNRESTRICTED',lambda r:r[1] is None)):
    pdf.rect(X[0],y,sum(W),15); pdf.set_font('Courier','B',8.3); pdf.set_xy(X[0],y+3); pdf.cell(300,10,grp); y+=15; S=[0]*4
    for t,ami,n,sf,g,ua in filter(sel,D):
        mgr=t.startswith('Mgr'); net=g-ua; v=[ami,n,sf,n*sf,g,ua,net,n*net,12*n*net]
        out(t,v); T.rowd(dict(type=t,**{k:a for k,a in zip(M,v) if a is not None})); S=[p+q for p,q in zip(S,[n,n*sf,n*net,12*n*net])]
    lab='Subtotal'; v=[None,S[0],None,S[1],None,None,None,S[2],S[3]]; out(lab,v,True); T.total(lab,{k:a for k,a in zip(M,v) if a is not None}); G=[p+q for p,q in zip(G,S)]
v=[None,G[0],None,G[1],None,None,None,G[2],G[3]]; out('PROJECT TOTAL',v,True); T.total('PROJECT TOTAL',{k:a for k,a in zip(M,v) if a is not None})
pdf.set_font('Courier','',8)
for i,s in enumerate(['Applicable fraction (units): %d of %d restricted.'%(sum(r[2] for r in D if r[1] and r[1]<=60),G[0]),'Two manager units are rent free common-area units.','80% AMI units are restricted by a county deed covenant through 2054.','','Certified by sponsor:  ______________________     Date:  09/18/2025']): pdf.set_xy(36,y+12+i*12); pdf.cell(540,10,s)
pdf.output(path('um_alderstreet_lihtc.pdf')); T.save('MULTIFAMILY','Affordable/workforce rent schedule exhibit, Courier ruled grid, AMI set-asides with group rows and subtotals, three-line header'); print(G,X[-1],len(T.rows),len(D))
