# seniors' housing, month-column aging by payor, fpdf2, portrait, whole dollars
from make_common import *
from fpdf import FPDF
F='Willowmere_Senior_AR_by_payor_June26.pdf'
R=random.Random(909); nm=namer(4242)
MO=['m Jun 2026','m May 2026','m Apr 2026','m Mar 2026','other:Prior']; M=MO+['total']
W=[19,52,21,21,21,21,21,23]
def f(v): return '-' if not v else (f'({-v:,})' if v<0 else f'{v:,}')
class P(FPDF):
    def header(self):
        self.set_font('Times','B',15); self.cell(0,7,'Willowmere Senior Living',align='C',new_x='LMARGIN',new_y='NEXT'); self.set_font('Times','',10.5)
        self.cell(0,5,'Resident and Third-Party Receivables by Month of Service',align='C',new_x='LMARGIN',new_y='NEXT'); self.cell(0,5,'Balances at June 30, 2026 (whole dollars)',align='C',new_x='LMARGIN',new_y='NEXT'); self.ln(3)
        self.set_font('Times','B',9.5); self.set_fill_color(236,228,214); y=self.get_y()
        for a,b,al in [('','','L')]: pass
        x=self.l_margin
        for i,(a,b) in enumerate([('','Apt'),('','Resident'),('Jun','2026'),('May','2026'),('Apr','2026'),('Mar','2026'),('','Prior'),('Balance','Due')]):
            al='L' if i<2 else 'R'; self.set_xy(x,y); self.cell(W[i],5,a,align=al,fill=True); self.set_xy(x,y+5); self.cell(W[i],5,b,align=al,fill=True,border='B'); x+=W[i]
        self.set_xy(self.l_margin,y+12)
    def footer(self):
        self.set_y(-14); self.set_font('Times','I',8.5); self.cell(0,5,f'Seller information, unaudited. Schedule 7, sheet {self.page_no()} of {{nb}}',align='C')
p=P(format='letter'); p.set_margins(8,12,8); p.set_auto_page_break(True,20); p.add_page()
def line(a,b,d,style='',border=0,h=5.4,span=False):
    p.set_font('Times',style,10)
    if span: p.cell(W[0]+W[1],h,b,border=border)
    else: p.cell(W[0],h,a,border=border); p.cell(W[1],h,b,border=border)
    for k,w in zip(M,W[2:]): p.cell(w,h,f(d[k]),align='R',border=border)
    p.ln(h)
rows=[];totals=[];g={k:0 for k in M}
def tr(d): return {k:v for k,v in d.items() if v}
for sec,fee,n in [('Private Pay - Independent Living',3650,13),('Private Pay - Assisted Living & Memory Care',6250,14),('Long-Term Care Insurance',4800,6),('State Waiver / Managed Medicaid',3120,11)]:
    if p.get_y()>235: p.add_page()
    p.ln(1.5); p.set_font('Times','BI',11); p.cell(0,6,sec,new_x='LMARGIN',new_y='NEXT'); t={k:0 for k in M}
    w='IL' if 'Indep' in sec else 'AL'
    for u in sorted(R.sample(range(101,140),n) if w=='IL' else R.sample(range(201,248),n)):
        l,fi=nm(); star=''; d={k:0 for k in M}; base=fee+R.randint(-400,900)
        q=R.random()
        if q<.15: d[MO[0]]=-R.choice([base,R.randint(40,900)])
        else:
            d[MO[0]]=R.choice([base,base,R.randint(60,800)])
            if q>.5: d[MO[1]]=R.choice([base-75,R.randint(90,2400)])
            if q>.68: d[MO[2]]=R.choice([base-75,R.randint(50,1500)])
            if q>.8: d[MO[3]]=R.randint(120,2600)
            if q>.86: d[MO[4]]=R.randint(300,9800)
            if q>.93: d[MO[1]]=-R.randint(100,700)
        d['total']=sum(d[k] for k in MO)
        nmx=f'{l}, {fi}' ; line(f'{w} {u}',nmx,d)
        rows.append(dict(unit=f'{w} {u}',name=nmx,**tr(d)))
        for k in M: t[k]+=d[k]
    lab='Subtotal, '+sec.replace('Private Pay - ','').replace('Assisted Living & Memory Care','Assisted & Memory Care').replace('State Waiver / ','')
    line('',lab,t,'B','T',span=True); totals.append(dict(label=lab,**tr(t)))
    for k in M: g[k]+=t[k]
p.ln(3); line('','Total receivables, all payors',g,'B','TB',7,True); totals.append(dict(label='Total receivables, all payors',**tr(g)))
p.set_font('Times','I',9.5); p.cell(W[0]+W[1],6,'Percent of total')
for k,w in zip(M,W[2:]): p.cell(w,6,f'{100*g[k]/g["total"]:.1f}%',align='R')
p.ln(10); p.set_font('Times','',9.5); p.multi_cell(0,4.6,'Waiver claims are billed on the 5th following service; the ordinary delay of payment is 45 to 60 days. Balances in the column Prior are of service before March 2026. Credits in parentheses are payments received ahead of the July statement or awaiting refund to estates. Community fees and pet fees are included in the month billed.')
p.alias_nb_pages(); p.output(path(F))
save(F,'SENIOR_HOUSING','AGED_RECEIVABLES','bookkeeper\'s month-of-service schedule by payor, Times, portrait',M,rows,totals,hard='month columns in two header lines, dashes, percent line, no header for tenant code')
