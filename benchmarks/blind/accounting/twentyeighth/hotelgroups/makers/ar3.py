from common import *
from fpdf import FPDF
import datetime
def run():
    R=random.Random(2806)
    C=[('Queen West, Toronto',[('Suite 410','Juniper & Oak Legal LLP','M-1042'),('Suite 415','Paperbark Studios Inc.','M-1050'),('Desks 12-15','Halvorsen Data','M-1077'),('Hot desk','Noor Bakshi','M-1093'),('Suite 502','Crowfoot Analytics Ltd.','M-1101'),('Desk 31','Thistle & Vane','M-1118'),('Suite 220','Laurentide Grants Office','M-1120')]),
       ('Rideau Centre North, Ottawa',[('Office 3','Bytown Policy Lab','M-2004'),('Office 7','Saffron Health Apps','M-2016'),('Virtual','Eddy Point Imports','M-2019'),('Office 9','Marchetti Translations','M-2022'),('Desks 1-4','Kanata Rowing Assoc.','M-2031')]),
       ('Gastown Loft, Vancouver',[('Loft A','Driftline Games','M-3003'),('Loft B','Salal Architects','M-3008'),('Desk 5','Imogen Achterberg','M-3015')])]
    asof=datetime.date(2025,8,31);M=['other:Invoice amount','total','current','b0_30','b31_60','b61_90','b90'];rows=[];inv=20480
    ch=['Membership','Meeting rooms','Printing','Parking bay','Mail handling','Phone booth','Event space']
    for p,l in C:
        for u,nm,c in l:
            ds=sorted(asof-datetime.timedelta(days=R.choice([5,12,31,44,58,74,96,118,140])) for _ in range(R.choice([1,2,3,3,4,5])))
            for d in ds:
                inv+=R.randint(2,60);r=dict(property=p,unit=u,name=nm,resident=c,charge=R.choice(ch),invoice=f'INV{inv}',date=d.strftime('%d-%b-%Y'))
                amt=round(R.uniform(45,400) if r['charge']!='Membership' else R.uniform(350,4200),2)
                if R.random()<.1: amt=-round(amt/4,2);r['charge']='Credit note';r['invoice']='CN'+str(inv)
                o=amt if amt<0 or R.random()<.8 else round(amt*R.choice([.5,.25]),2)
                due=d+datetime.timedelta(days=15);late=(asof-due).days
                b='current' if late<=0 else 'b0_30' if late<=30 else 'b31_60' if late<=60 else 'b61_90' if late<=90 else 'b90'
                r.update({'other:Invoice amount':amt,'total':o,b:o,'due':due.strftime('%d-%b-%Y')});rows.append(r)
    class P(FPDF):
        def header(s):
            s.set_font('Helvetica','B',13);s.cell(0,7,'Dovetail Workspaces Canada Inc.',new_x='LMARGIN',new_y='NEXT');s.set_font('Helvetica','',9);s.cell(0,5,'Member statement ageing by invoice - at 31 August 2025 - amounts in CAD - aged from due date',new_x='LMARGIN',new_y='NEXT');s.ln(2)
            s.set_font('Helvetica','B',8);s.set_fill_color(60,60,60);s.set_text_color(255)
            y=s.get_y();
            s.cell(sum(W[:6]),5,'',fill=True);s.cell(W[6]*1,5,'Not yet',align='R',fill=True);s.cell(sum(W[7:]),5,'Days past due',align='C',fill=True,new_x='LMARGIN',new_y='NEXT')
            for h,w,k in zip(HD,W,range(99)):s.cell(w,5,h,align='L' if k<4 else 'R',fill=True)
            s.ln(6);s.set_text_color(0)
        def footer(s):
            s.set_y(-12);s.set_font('Helvetica','I',7);s.cell(0,5,f'Dynamics 365 Business Central - credit control, R. Fairbairn-Osei',align='L');s.set_x(-40);s.cell(28,5,f'{s.page_no()}/{{nb}}',align='R')
    HD=['Document','Issued','Due','For','Invoice amount','Outstanding','due','1-30','31-60','61-90','Over 90'];W=[24,24,24,32,28,26,22,20,20,20,20]
    pdf=P('L','mm','Letter');pdf.set_margins(10,10,10);pdf.set_auto_page_break(True,16);pdf.add_page();tot=[]
    f=lambda v:'' if v is None else (f'{v:,.2f}' if v>=0 else f'({-v:,.2f})')
    def total(lbl,rs,sty,fill=None):
        t={'label':lbl,**{m:S(rs,m) for m in M[1:] if any(m in r for r in rs)}};tot.append(t)
        pdf.set_font('Helvetica','B',8)
        if fill:pdf.set_fill_color(*fill)
        pdf.cell(sum(W[:5]),5,lbl,border=sty,fill=bool(fill))
        for m,w in zip(M[1:],W[5:]):pdf.cell(w,5,f(t.get(m)),align='R',border=sty,fill=bool(fill))
        pdf.ln(5)
    for p,l in C:
        if pdf.get_y()>170:pdf.add_page()
        pdf.set_font('Helvetica','B',10);pdf.set_text_color(150,60,20);pdf.cell(0,7,p,new_x='LMARGIN',new_y='NEXT');pdf.set_text_color(0)
        for u,nm,c in l:
            rs=[r for r in rows if r['resident']==c]
            if pdf.get_y()+6+5*(len(rs)+1)>196:pdf.add_page()
            pdf.set_font('Helvetica','B',8);pdf.set_fill_color(235,235,235);pdf.cell(70,5,nm,fill=True);pdf.cell(40,5,c,fill=True);pdf.cell(sum(W)-110,5,u,fill=True,new_x='LMARGIN',new_y='NEXT')
            pdf.set_font('Helvetica','',8)
            for r in rs:
                for x,w in zip([r['invoice'],r['date'],r['due'],r['charge']],W):pdf.cell(w,4.8,x)
                for m,w in zip(M,W[4:]):pdf.cell(w,4.8,f(r.get(m)),align='R')
                pdf.ln(4.8)
            total(f'Total {c}',rs,'T');pdf.ln(1.5)
        total(f'Location total - {p}',[r for r in rows if r['property']==p],'TB',(250,232,220));pdf.ln(2)
    total('All locations',rows,'TB',(210,210,210));t=tot[-1];assert round(sum(t.get(m,0) for m in M[2:]),2)==t['total']
    if pdf.get_y()>165:pdf.add_page()
    pdf.ln(3);pdf.set_font('Helvetica','',8);al=round(t['b90']*.6+t['b61_90']*.25,2)
    for x in['Allowance (memo):',f'   60% of over 90:  ${t["b90"]*.6:,.2f}',f'   25% of 61-90:  ${t["b61_90"]*.25:,.2f}','Member security deposits are on account 2310 and are not shown here.']:pdf.cell(0,4.5,x,new_x='LMARGIN',new_y='NEXT')
    pdf.output(doc('ar_dovetail_member_invoices.pdf'))
    for r in rows:r.pop('due')
    emit('ar_dovetail_member_invoices.pdf','AR',M,rows,tot,None,'OFFICE','R. Fairbairn-Osei, credit control (Dynamics 365)','blocks by member with invoice lines, member, location and grand totals, outstanding before ages','two-line headers split over columns, two date columns, original amount beside open amount, credit notes in parentheses, member data in the block heading')
