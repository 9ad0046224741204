# AR one line a tenant, charge split + ages + gross/net, PDF (fpdf2)
import random
from common import *
from fpdf import FPDF
def run():
    R=random.Random(2105)
    c1,c2,c3='other:OWED BY CHARGE Base Rent','other:OWED BY CHARGE Recoveries','other:OWED BY CHARGE Other'
    c2='other:OWED BY CHARGE Recoveries'
    K=['deposit',c1,c2,c3,'b0_30','b31_60','b61_90','b91_120','b120','total','prepaid','other:Net Owed']
    H=['Security\nDeposit','Base Rent','Recoveries','Other','0-30','31-60','61-90','91-120','Over 120','Gross\nOwed','Unapplied\nCredits','Net\nOwed']
    bl=[('Meridian Row I – 400 Calder Street',[('Abernathy Pike LLP','1200'),('Blue Heron Insurance Agency','0310'),('Cartwell Staffing Group, Inc.','0450'),('Dunmore Actuarial','0600'),('Everly & Sons Title Co.','0105'),('Foxglove Pediatrics, P.C.','0220'),('Gantry Software','0800/0900'),('Holloway Peck Architects of Greater Sussex County','0710'),('Inkwell Court Reporting','0340'),('Juno Café','0100'),('Kingsley Wealth Partners','1100')]),
        ('Meridian Row II – 420 Calder Street',[('Lattice Biosciences','200'),('Mossman Engineering','310'),('Nadir Analytics, Inc.','415'),('Orchard Street Dental','120'),('Pemberton Travel','130'),('Quorum Association Management','500'),('Rushmere Bank, N.A.','100'),('State Board of Surveyors','350'),('Tidewater Hearing','140'),('Umber Design Studio','360')])]
    m=lambda v: '' if v is None else (f'({abs(v):,.2f})' if v<0 else f'{v:,.2f}')
    pdf=FPDF('L','pt','Letter'); pdf.set_auto_page_break(False); pdf.set_margins(24,30,24)
    W=[118,44,44]+[48,49,49,42]+[47,46,44,42,44]+[52,50,48]; 
    s=(792-48)/sum(W); W=[w*s for w in W]; X=[24]
    for w in W: X.append(X[-1]+w)
    pg=[0]
    def head():
        pdf.add_page(); pg[0]+=1; pdf.set_xy(24,26); pdf.set_font('Helvetica','B',13); pdf.set_text_color(20,50,110); pdf.cell(400,16,'Meridian Row Office Partners'); pdf.set_font('Helvetica','',9); pdf.set_text_color(0); pdf.set_xy(24,42); pdf.cell(400,12,'Tenant receivables ageing at September 30, 2024 - by building, tenant')
        pdf.set_xy(560,28); pdf.cell(208,12,'Amounts in US$',align='R'); y=66
        pdf.set_fill_color(225,232,245); pdf.rect(24,y,744,38,'F'); pdf.set_font('Helvetica','B',6.8)
        for a,b,t in ((4,7,'OWED BY CHARGE'),(7,12,'AGE OF GROSS OWED (DAYS)')):
            pdf.set_xy(X[a],y+1); pdf.cell(X[b]-X[a],10,t,align='C'); pdf.line(X[a]+4,y+12,X[b]-2,y+12)
        for i,t in enumerate(['Tenant','Suite','Lease']):
            pdf.set_xy(X[i],y+24); pdf.cell(W[i],10,t)
        for i,t in enumerate(H):
            ls=t.split('\n')
            for j,l in enumerate(ls): pdf.set_xy(X[3+i],y+24-9*(len(ls)-1-j)); pdf.cell(W[3+i],10,l,align='R')
        pdf.line(24,y+38,768,y+38); return y+42
    def foot(): pdf.set_font('Helvetica','I',7); pdf.set_xy(24,588); pdf.cell(400,10,'Prepared by Saltmarsh Administrators LLC for the General Partner - unaudited'); pdf.set_xy(560,588); pdf.cell(208,10,f'Page {pg[0]} of 2',align='R')
    rows=[];tot=[]; L=4100; y=None
    def nums(d,y,st=''):
        pdf.set_font('Helvetica',st,6.8)
        for i,k in enumerate(K): pdf.set_xy(X[3+i],y); pdf.cell(W[3+i],10,m(d.get(k)),align='R')
    for bn,ts in bl:
        if y: foot()
        y=head(); pdf.set_font('Helvetica','B',8.5); pdf.set_xy(24,y); pdf.cell(400,12,bn.replace('–','-')); y+=16; rs=[]
        for i,(n,su) in enumerate(ts):
            L+=R.randrange(2,19); d=dict(property=bn.replace('–','-'),name=n,unit=su,resident=f'L{L}'); rent=R.randrange(4200,38000)+R.choice([0,.5,.25,.17,.83])
            d['deposit']=None if R.random()<.2 else round(rent*R.choice([1,1,2]),2)
            ages={}
            for k,p in (('b0_30',.75),('b31_60',.4),('b61_90',.28),('b91_120',.18),('b120',.22)):
                if R.random()<p: ages[k]=round(rent*R.choice([1,.18,.31,1.2,.06,.44])*R.uniform(.9,1.05),2)
            if i==8 and 'II' in bn: ages['b120']=-round(rent*.03,2)
            cr=-round(rent*R.uniform(.02,1.0),2) if R.random()<.3 else None
            if not ages and cr is None: ages={'b0_30':round(rent*.18,2)}
            d.update(ages); g=round(sum(ages.values()),2)
            if ages:
                b=round(g*R.choice([1,.8,.62,0,.71]),2); o=0 if R.random()<.6 else round(g*.03,2)
                if b+o>g+.001 or b==g: o=0
                d[c1]=b or None; d[c3]=o or None; rc=round(g-b-o,2); d[c2]=rc or None
            d['total']=g; d['prepaid']=cr; d['other:Net Owed']=round(g+(cr or 0),2)
            rs.append(d); words=n.split(); ls=['']; pdf.set_font('Helvetica','',7.6)
            for w in words:
                if pdf.get_string_width((ls[-1]+' '+w).strip())>W[0]-6: ls.append(w)
                else: ls[-1]=(ls[-1]+' '+w).strip()
            if i%2==0: pdf.set_fill_color(246,248,252); pdf.rect(24,y-1,744,12+9.5*(len(ls)-1)+3,'F')
            for j,l in enumerate(ls): pdf.set_xy(24,y+9.5*j); pdf.cell(W[0],10,l)
            pdf.set_font('Helvetica','',7.2); pdf.set_xy(X[1],y); pdf.cell(W[1],10,su); pdf.set_xy(X[2],y); pdf.cell(W[2],10,d['resident'])
            nums(d,y); y+=15+9.5*(len(ls)-1)
        t=tsum(rs,K); lab='Total Meridian Row '+('I','II')[bl.index((bn,ts))]; pdf.line(X[3],y,768,y); pdf.set_font('Helvetica','B',7.6); pdf.set_xy(24,y+2); pdf.cell(W[0],10,lab); nums(t,y+2,'B'); y+=20; rows+=rs; tot.append(dict(label=lab,**t))
    t=tsum(rows,K); pdf.line(X[3],y,768,y); pdf.set_xy(24,y+2); pdf.set_font('Helvetica','B',7.6); pdf.cell(W[0],10,'Total Partnership'); nums(t,y+2,'B'); pdf.line(X[3],y+14,768,y+14); tot.append(dict(label='Total Partnership',**t)); y+=34
    pdf.set_font('Helvetica','',8)
    for l in ('Notes','1. Unapplied credits are receipts and credit memos not matched to an invoice; they are not aged.','2. State Board of Surveyors pays quarterly in arrears by statute.',f'3. Share of gross owed older than 90 days: {100*(t.get("b91_120",0)+t.get("b120",0))/t["total"]:.1f}%.'): pdf.set_xy(24,y); pdf.cell(500,11,l); y+=11
    foot(); pdf.output(DOC+'meridian_row_ar_sep24.pdf')
    save('meridian_row_ar_sep24.pdf','OFFICE','AGED_RECEIVABLES','Saltmarsh Administrators LLC, Wilmington','PDF landscape, one line a tenant, deposit first, charge split, five ages, gross, credits, net','twelve narrow number columns, two group titles, charges and ages both sum to gross, blanks, wrapped names, age column with a negative',K,rows,tot)
