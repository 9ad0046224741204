# Borrower's in-house industrial rent roll (fpdf2, helvetica): building bands, step columns, option notes. Planted: grand total wrong.
from .common import *
from fpdf import FPDF
F='Keel Road Logistics - RR 11-15-25.pdf'
B={'BUILDING A - 4100 Keel Road':[
 ('A-1','Torvald Cold Chain LLC',38400,D(2023,3,1),D(2028,2,29),0.685,D(2026,3,1),0.71,55000,'ROFO on A-2; one 5-yr option at FMV'),
 ('A-2','Gristmill Packaging Co.',24000,D(2024,7,1),D(2029,6,30),0.72,D(2026,7,1),0.745,18500,''),
 ('A-3','VACANT',24000,None,None,None,None,None,None,'subject to Torvald expansion option thru 3/31/26'),
 ('A-4','Pell & Sons Tile Import',19200,D(2022,1,1),None,0.61,None,None,11712,'holdover, month-to-month since 1/1/25'),
 ('A-5','Arrowhead Battery Recyclers',28800,D(2025,5,1),D(2030,7,31),0.0,D(2026,1,1),0.77,44352,'8 mos. abated base rent')],
 'BUILDING B - 4180 Keel Road':[
 ('B-1','Meridel Aftermarket Parts',52800,D(2021,10,1),D(2026,9,30),0.59,None,None,30000,'renewal under negotiation'),
 ('B-2A','Okra Street Foods Inc.',9600,D(2025,2,1),D(2028,1,31),0.84,D(2026,2,1),0.865,8064,'expansion option on B-2B expires 12/31/25'),
 ('B-2B','VACANT',9600,None,None,None,None,None,None,''),
 ('B-3','Lodestar Fixture & Display',31200,D(2024,4,15),D(2031,4,30),0.70,D(2026,5,1),0.725,24500,''),
 ('B-4','Sable Creek Distribution',43200,D(2026,2,1),D(2033,3,31),None,D(2026,4,1),0.79,102384,'SIGNED - NOT COMMENCED; TI work in progress; 2 mos. free')],
 'YARD / IOS':[
 ('Y-1','Corriden Crane Rental',0,D(2024,9,1),D(2027,8,31),6500,D(2026,9,1),6760,13000,'1.4 ac. fenced yard'),
 ('Y-2','Pell & Sons Tile Import',0,D(2025,1,1),None,1850,None,None,None,'trailer parking, 12 stalls')]}
def make():
    pdf=FPDF('L','mm','Letter');pdf.set_auto_page_break(False);pdf.add_page();pdf.set_margins(9,9,9)
    pdf.set_font('helvetica','B',14);pdf.set_xy(9,10);pdf.cell(0,7,'KEEL ROAD LOGISTICS CENTER')
    pdf.set_font('helvetica','',9);pdf.set_xy(9,17);pdf.cell(0,5,'Borrower rent roll  |  as of November 15, 2025  |  all rents NNN')
    pdf.set_xy(9,10);pdf.cell(261,5,'Prepared by: asset mgmt / d.f.',align='R')
    W=[14,50,19,20,20,24,26,20,26,20,22];W=[13,46,18,19,19,24,24,20,24,20,34]
    H1=['','','Leased','','','Monthly','NNN Est.','Next Step','Next Step','Security',''];H2=['Suite','Tenant','SF','Start','Expires','Base Rent','Monthly','Date','Monthly','Deposit','Comment']
    y=26
    pdf.set_fill_color(47,72,88);pdf.set_text_color(255);pdf.set_font('helvetica','B',7.5);pdf.set_xy(9,y)
    for h in (H1,H2):
        pdf.set_xy(9,y)
        for i,(t,w) in enumerate(zip(h,W)): pdf.cell(w,4.5,t,fill=True,align='C' if i in(3,4,7) else 'R' if i in(2,5,6,8,9) else 'L')
        y+=4.5
    pdf.set_text_color(0);rows=[];G=[0,0,0,0,0]
    def line(vals,b=False,fill=None,h=6):
        nonlocal y
        pdf.set_font('helvetica','B' if b else '',8)
        if fill: pdf.set_fill_color(*fill)
        x=9
        for i,(v,w) in enumerate(zip(vals,W)):
            pdf.set_xy(x,y)
            if i==10 and v:
                pdf.set_font('helvetica','I',6.2);pdf.set_xy(x+1,y+.6);pdf.multi_cell(w-1,2.6,v,align='L')
            else: pdf.cell(w,h,v,fill=bool(fill),align='C' if i in(3,4,7) else 'R' if i in(2,5,6,8,9) else 'L')
            x+=w
        y+=h
    for b,L in B.items():
        y+=1;pdf.set_fill_color(214,224,229);pdf.set_font('helvetica','B',8.5);pdf.set_xy(9,y);pdf.cell(sum(W),5.5,b,fill=True);y+=6
        S=[0,0,0,0,0]
        for u,t,sf,ds,de,ps,sd,sp,dep,cm in L:
            yard=b[0]=='Y'
            rent=None if ps is None else (round(ps*sf,2) if not yard else float(ps))
            nnn=None if (ps is None or yard) else round(sf*.193,2)
            st=None if sp is None else (round(sp*sf,2) if not yard else float(sp))
            vac=t=='VACANT'
            nl=pdf.get_string_width(cm)
            line([u,t,m0(sf) if sf else '',usn2(ds),usn2(de) if de else ('MTM' if not vac else ''),m2(rent) if rent is not None else '',m2(nnn) if nnn else '',usn2(sd),m2(st) if st else '',m0(dep) if dep else '',cm],h=6 if len(cm)<30 else 8.6)
            pdf.set_draw_color(190);pdf.line(9,y,9+sum(W),y)
            row=dict(unit=u,building=b,area=sf or None,contractRent=rent,leaseStartDate=ds,leaseEndDate=de or (None if vac else 'MTM'),deposit=dep)
            row['statusText']='VACANT' if vac else 'SIGNED - NOT COMMENCED' if u=='B-4' else 'Occupied'
            if not vac: row['tenantName']=t
            if nnn: row['charges']=[dict(code='NNN Est. Monthly',amount=nnn)]
            if st: row['rentSteps']=[dict(date=sd,amount=st)]
            rows.append(row)
            if sf: S[0]+=sf
            S[1]+=rent or 0;S[2]+=nnn or 0;S[3]+=dep or 0
        line(['','Subtotal',m0(S[0]) if S[0] else '','','',m2(S[1]),m2(S[2]) if S[2] else '','','',m0(S[3]),''],True)
        for i in range(4): G[i]+=S[i]
    y+=2;pdf.set_draw_color(0);pdf.line(9,y,9+sum(W),y)
    wrong=G[1]+4500
    line(['','TOTAL PROPERTY',m0(G[0]),'','',m2(wrong),m2(G[2]),'','',m0(G[3]),''],True);pdf.line(9,y,9+sum(W),y);pdf.line(9,y+.7,9+sum(W),y+.7);y+=4
    vs=sum(r['area'] for r in rows if r['statusText']=='VACANT');bs=G[0]
    pdf.set_font('helvetica','',8);pdf.set_xy(9,y);pdf.multi_cell(150,4.2,f'Suites (buildings only): 10   In occupancy: 7   Signed, not commenced: 1   Vacant: 2 ({m0(vs)} SF, {100*vs/bs:.1f}%)\nYard licences Y-1 and Y-2 carry no building area and are not counted as suites.',align='L')
    pdf.set_font('helvetica','I',7);pdf.set_xy(9,204);pdf.cell(0,4,'Keel Road Owner LLC - confidential, furnished to Lender under Section 5.11');pdf.output(out(F))
    finish(F,'INDUSTRIAL','r50b',"borrower's in-house industrial roll, building bands, one next step, expansion option comments, yard licences",True,'Keel Road Logistics Center'.upper(),D(2025,11,15),10,7,2,rows,
      planted=dict(what=f'TOTAL PROPERTY monthly base rent printed {m2(wrong)}; rows and subtotals sum to {m2(G[1])}',kind='total_wrong'))
