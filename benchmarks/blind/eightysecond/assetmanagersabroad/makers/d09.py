from common import *
from fpdf import FPDF
rnd=random.Random(909); F='ca_student_residence_bed_roll.pdf'; asof=D('2026-09-30')
pdf=FPDF('P','mm','Letter'); pdf.set_auto_page_break(False); pdf.set_margins(9,10)
Wd=[19,15,44,19,19,19,18,18,13,13]; H=['Bed Space','Plan','Resident','Status','From','To','Asking Rate','Rent','Pkg','Bal']
H=['Bed','Plan','Resident','Status','Lease\nFrom','Lease\nTo','Asking\nRent','Actual\nRent','Parking','Balance\nDue']
al='LLLLLLRRRR'
def head():
    pdf.add_page(); pdf.set_font('Times','B',13); pdf.cell(0,6,'The Larch Student Residence',align='C',new_x='LMARGIN',new_y='NEXT'); pdf.set_font('Times','',9)
    pdf.cell(0,4,'310 Albertine Street, Waterloo, Ontario',align='C',new_x='LMARGIN',new_y='NEXT'); pdf.set_font('Times','B',10); pdf.cell(0,5,'Bed-Space Rent Roll as of September 30, 2026',align='C',new_x='LMARGIN',new_y='NEXT'); pdf.ln(2)
    pdf.set_font('Helvetica','B',7); y=pdf.get_y(); x=pdf.get_x()
    for w,h,a in zip(Wd,H,al):
        pdf.set_xy(x,y+(3.5 if '\n' not in h else 0)); pdf.multi_cell(w,3.5,h,align=a); x+=w
    pdf.set_y(y+8); pdf.line(9,y+7.6,9+sum(Wd),y+7.6)
    pdf.set_font('Helvetica','',6.5); yy=pdf.get_y(); pdf.set_xy(9,266); pdf.cell(0,4,f'The Larch LP - page {pdf.page_no()} of {{nb}}',align='R'); pdf.set_xy(9,yy)
def line(v,b=False):
    pdf.set_font('Helvetica','B' if b else '',7)
    for w,t,a in zip(Wd,v,al): pdf.cell(w,4.3,t,align=a)
    pdf.ln(4.3)
rows=[]; head(); m=lambda x:f'{x:,.2f}' if x>=0 else f'({-x:,.2f})'; d8=lambda d:d.strftime('%m/%d/%y')
G=dict(ask=0,act=0,pk=0,bal=0,n=0,o=0)
for fl in range(2,7):
    if pdf.get_y()>238: head()
    pdf.set_font('Helvetica','B',8); pdf.set_fill_color(235,235,235); pdf.cell(sum(Wd),5,f'Floor {fl}',fill=True,new_x='LMARGIN',new_y='NEXT'); S=dict.fromkeys(G,0)
    for su in range(1,8):
        nb=5 if su in(1,4) else 4 if su!=7 else 1; plan={5:'5x2',4:'4x2',1:'Studio'}[nb]; ask={5:845,4:895,1:1475}[nb]+10*(fl-2)
        if pdf.get_y()+4.3*nb>260: head()
        for bd in 'ABCDE'[:nb]:
            u=f'{fl}{su:02d}-{bd}' if nb>1 else f'{fl}{su:02d}'; x=rnd.random(); S['n']+=1; S['ask']+=ask
            st='Leased' if x<.92 else 'Vacant' if x<.97 else 'RA - Staff'
            if (fl,su)==(4,1): st='Leased'
            if st=='Vacant':
                line([u,plan,'',st,'','',m(ask),'','','']); rows.append(dict(unit=u,section=f'Floor {fl}',unitType=plan,statusText=st,marketRent=ask)); continue
            f_,t_=(D('2026-09-01'),D('2027-08-31')) if rnd.random()<.8 else (D('2026-09-01'),D('2027-04-30')) if rnd.random()<.6 else (D('2026-05-01'),D('2027-04-30'))
            a=0 if st[0]=='R' else ask-rnd.choice([0,0,0,15,25,40]); pk=rnd.choice([0,0,0,0,95]) if a else 0; b=rnd.choice([0]*8+[a+pk,round(a/2,2),-50.0,-(a+pk)]) if a else 0
            nmx=f'{rnd.choice(LAST)}, {rnd.choice(FIRST)}'; S['o']+=1
            line([u,plan,nmx,st,d8(f_),d8(t_),m(ask),m(a),m(pk),m(b)])
            rows.append(dict(unit=u,section=f'Floor {fl}',unitType=plan,tenantName=nmx,statusText=st,leaseStartDate=iso(f_),leaseEndDate=iso(t_),marketRent=ask,contractRent=a,charges=[dict(code='Parking',amount=pk)],balance=b))
            for k,v in (('act',a),('pk',pk),('bal',b)): S[k]+=v
        pdf.ln(1.3)
    pdf.line(9+sum(Wd[:6]),pdf.get_y(),9+sum(Wd),pdf.get_y()); line(['',f'',f'Floor {fl} total: {S["n"]} beds, {S["o"]} occupied','','','',m(S['ask']),m(S['act']),m(S['pk']),m(S['bal'])],True); pdf.ln(2)
    for k in G: G[k]+=S[k]
if pdf.get_y()>245: head()
pdf.line(9,pdf.get_y(),9+sum(Wd),pdf.get_y()); line(['Total','','','','','',m(G['ask']),m(G['act']),m(G['pk']),m(G['bal'])],True); pdf.ln(2)
pdf.set_font('Helvetica','',7.5); pdf.cell(0,4,f"Total beds {G['n']}     Occupied (incl. RA) {G['o']}     Vacant {G['n']-G['o']}     Occupancy {G['o']/G['n']:.1%}"); pdf.output(f'{B}/documents/{F}')
q=lambda k:[round(G[k],2),m(G[k])]
save(F,'The Larch Student Residence','2026-09-30',rows,G['n'],G['o'],G['n']-G['o'],'STUDENT_HOUSING','Canadian student residence by bed, multi-page portrait, floors with totals, headers repeat, RA beds at 0.00',False,{'marketRent':q('ask'),'contractRent':q('act'),'charge:Parking':q('pk'),'balance':q('bal')})
