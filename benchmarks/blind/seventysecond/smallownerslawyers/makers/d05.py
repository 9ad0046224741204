from common import *
from fpdf import FPDF
r=R(505); f='slip_list_2025_pelican_bight_marina.pdf'; prop='Pelican Bight Marina'
rows=[];G=GB=0
p=FPDF('P','mm','Letter'); p.set_margins(12,12,12); p.set_auto_page_break(False)
W=[14,30,46,38,19,19,22]; H=['Slip','Slip Type','Slip Holder','Vessel','From','To','Annual Fee']
# + balance
W.append(0)
W=[13,27,44,36,18,18,19,17]; H=['Slip','Slip Type','Slip Holder','Vessel','From','To','Annual Fee','Owed']
def head():
    p.add_page(); p.set_font('Times','B',14); p.cell(0,7,'PELICAN BIGHT MARINA',align='C',new_x='LMARGIN',new_y='NEXT'); p.set_font('Times','',10)
    p.cell(0,5,'Slip Rental List - 2025 Season      (as of May 15, 2025)',align='C',new_x='LMARGIN',new_y='NEXT'); p.ln(3)
    p.set_font('Times','B',9); p.set_fill_color(20,60,110); p.set_text_color(255)
    for w,h in zip(W,H): p.cell(w,6,h,fill=True,align='R' if h in('Annual Fee','Owed') else 'L')
    p.ln(7); p.set_text_color(0)
def foot(): p.set_y(-12); p.set_font('Times','I',8); p.cell(0,5,f'Page {p.page_no()} - prepared by the dockmaster for Kestrel Bay Tax & Bookkeeping',align='C')
vess=['Second Wind','Reel Therapy','Miss Behavin','Knot Working','Osprey','Lady Dolores','Nauti Buoy','Fin-Tastic','Blue Heron','Sea Esta','Dads Bass Boat','Gulf Breeze','Grady 228','Pontoon','Carolina Skiff','Compass Rose','Salty Paws','Hydro Therapy','Pier Pressure','Tide Runner']
docks=[('A','30 ft covered',2880.0,18),('B','30 ft open',2160.0,16),('C','40 ft open',3120.0,16),('D','24 ft open',1560.0,12)]
head(); N=O=0
for d,ty,fee,n in docks:
    if p.get_y()>235: foot(); head()
    p.set_font('Times','B',10); p.cell(0,6,f'DOCK {d}',new_x='LMARGIN',new_y='NEXT'); S=SB=0;o=0
    for i in range(1,n+1):
        if p.get_y()>255: foot(); head()
        t=ty; fe=fee
        if i==n and d!='D': t=ty.split()[0]+' ft T-head'; fe=fee+480
        u=f'{d}-{i}'; open_=(d,i) in {('A',11),('B',4),('B',9),('C',13),('D',2),('D',8)}; N+=1
        row=dict(unit=u,unitType=t,section=f'DOCK {d}')
        if open_: row.update(statusText='OPEN'); v=[u,t,'OPEN','','','','','']
        else:
            half=r.random()<.1; a=D(2025,5,1) if half else r.choice([D(2025,1,1),D(2025,1,1),D(2025,4,1),D(2024,10,1)]); e=D(2025,10,31) if half else end(a,12)
            am=round(fe*.65,0) if half else (fe-fe*.05 if r.random()<.2 else fe); ow=r.choice([0]*6+[am/2,am/4])
            row.update(tenantName=r.name('{l}, {f}') if r.random()<.85 else r.choice(['Saltgrass Charters LLC','Bight Fishing Club','Tern Point Dive Co.']),statusText='Occupied',leaseStartDate=a,leaseEndDate=e,annualRent=am,balance=ow or None)
            v=[u,t,row['tenantName'],r.choice(vess),us(a,1,1),us(e,1,1),m2(am),m2(ow) if ow else '-']; S+=am;SB+=ow;o+=1
        rows.append(row); p.set_font('Times','',9)
        for j,(w,x) in enumerate(zip(W,v)): p.cell(w,4.9,x,border='B',align='R' if j>5 else 'L')
        p.ln()
    p.set_font('Times','B',9); p.cell(sum(W[:6]),6,f'Dock {d}: {o} of {n} slips rented'); p.cell(W[6],6,m2(S),align='R'); p.cell(W[7],6,m2(SB),align='R'); p.ln(8); G+=S;GB+=SB;O+=o
wrong=G+1900
p.set_font('Times','B',10); p.cell(sum(W[:6]),7,f'TOTAL ALL DOCKS: {O} of {N} slips rented, {N-O} open',border='TB'); p.cell(W[6],7,m2(wrong),align='R',border='TB'); p.cell(W[7],7,m2(GB),align='R',border='TB'); p.ln(9)
p.set_font('Times','',9); p.multi_cell(0,4.5,'Fees are per slip for the term shown. Six-month summer contracts (5/1 - 10/31) are billed at 65%. Electric is metered and billed separately. Live-aboards are not permitted.'); foot()
p.output(f'{B}/documents/{f}')
save(f,('OTHER','Marina slip list by dock, annual fees only',False),prop,'2025-05-15',N,O,N-O,rows,dict(annualRent=G,balance=GB),planted=dict(what=f'Grand total of Annual Fee printed {wrong:,.2f}; the dock subtotals and the slips add up to {G:,.2f}',kind='total_wrong'))
