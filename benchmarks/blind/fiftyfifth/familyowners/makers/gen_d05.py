# UK self storage, system export
from common import *
from fpdf import FPDF
def run():
    fn='Unit_Status_Kelham_Lane_Storage.pdf'; r=rng(fn); N=Names(r)
    cols=[('Unit',14,'L'),('Type',24,'L'),('Sq Ft',11,'R'),('Status',19,'L'),('Customer',41,'L'),('Moved In',18,'L'),('List Rate',15,'R'),('Rent pcm',15,'R'),('Cover',11,'R'),('VAT',13,'R'),('Total Due',16,'R'),('Balance',16,'R')]
    TW=sum(c[1] for c in cols)
    class PDF(FPDF):
        def header(s):
            s.set_font('Helvetica','B',11); s.set_text_color(20,70,110); s.cell(0,6,'KELHAM LANE SELF STORAGE'); s.set_text_color(0); s.ln(5)
            s.set_font('Helvetica','',8); s.cell(100,4,'Unit Status & Rental Report'); s.cell(TW-100,4,'Position at close of business 30 April 2025',align='R'); s.ln(6)
            s.set_fill_color(20,70,110); s.set_text_color(255); s.set_font('Helvetica','B',7)
            for t,w,a in cols: s.cell(w,5,t,align=a,fill=True)
            s.set_text_color(0); s.ln(5.4)
        def footer(s):
            s.set_y(-9); s.set_font('Helvetica','',6.5); s.cell(100,4,'SiteKeeper v4.2.1 / user: gwen / 02-May-2025 08:03'); s.cell(TW-100,4,f'{s.page_no()} / {{nb}}',align='R')
    p=PDF('L','mm','A4'); lm=(297-TW)/2; p.set_margins(lm,9,lm); p.set_auto_page_break(True,13); p.alias_nb_pages('{nb}'); p.add_page()
    types=[('Locker',10,24),('5 x 5',25,52),('5 x 10',50,89),('10 x 10',100,158),('10 x 15',150,215),('10 x 20',200,272),('Drive-up 8 x 20',160,196)]
    rows=[]; S=[0]*6; n=o=0; lay=[]
    for fl,pre,pl in (('Ground floor','G',[(3,26),(4,14),(5,10)]),('First floor','F',[(1,22),(2,36),(3,24),(4,6)]),('Mezzanine','M',[(0,18),(1,20)]),('Yard containers','Y',[(6,28)])):
        k=0; g=[]
        for t,c in pl:
            for _ in range(c): k+=1; g.append((f'{pre}{k:03d}',t))
        lay.append((fl,g))
    drop='F047'; planted=None
    for fl,g in lay:
        if p.get_y()>175: p.add_page()
        p.set_font('Helvetica','B',7.5); p.set_fill_color(226,234,241); p.cell(TW,4.6,fl,fill=True); p.ln(4.8); s=[0]*6; gu=go=0; z=0
        for uid,t in g:
            ty,a,lst=types[t]; lst=float(lst+ (6 if fl=='Ground floor' else 0)); gu+=1
            if uid!=drop and r.random()<.17:
                v=[uid,ty,a,'Available','','',m(lst),'','','','','']; row=dict(unit=uid,section=fl,unitType=ty,area=a,statusText='Available',marketRent=lst); s[0]+=lst
            else:
                go+=1; nm=N.lf() if r.random()<.84 else r.choice(['Brindle & Oats Catering','Parish Players','Lockwood Joinery','Vantage Eventware','Copperknot Cycles','Hemsworth Damp Proofing','Little Fern Florist'])+r.choice([' Ltd','',' LLP'])
                mi=rdate(r,dt.date(2015,1,1),dt.date(2025,4,29)); rt=round(lst*r.uniform(.74,1.12),2); cov=r.choice([0.0,6.5,6.5,9.0,12.0]) if uid!=drop else 6.5; vat=round((rt)*.2+1e-9,2); tot=round(rt+cov+vat,2)
                stt=r.choices(['Let','Let - notice','Overlocked'],[30,2,2])[0] if uid!=drop else 'Let'; bal=0.0 if stt!='Overlocked' else round(tot*r.choice([1,2,3]),2)
                if stt=='Let' and r.random()<.08: bal=tot
                if len(nm)>27: nm=nm[:26]
                v=[uid,ty,a,stt,nm,mi.strftime('%d/%m/%Y'),m(lst),m(rt),m(cov),m(vat),m(tot),m(bal)]
                row=dict(unit=uid,section=fl,unitType=ty,area=a,statusText=stt,tenantName=nm,moveInDate=mi,marketRent=lst,contractRent=rt,charges=[dict(code='Cover',amount=cov),dict(code='VAT',amount=vat)],totalCharges=tot,balance=bal)
                for q,x in enumerate((lst,rt,cov,vat,tot,bal)): s[q]+=x
            if uid==drop:
                planted=dict(what=f'the row of unit {drop} ({nm}, rent {m(rt)}) is missing; it is in the counts and totals of the first floor and of the store',kind='row_dropped'); continue
            rows.append(row); p.set_font('Helvetica','',7); z+=1
            for (c,w,al),x in zip(cols,v): p.cell(w,4.05,str(x),align=al)
            p.ln(4.05)
        p.set_font('Helvetica','B',7); p.line(lm,p.get_y(),lm+TW,p.get_y()); w0=sum(c[1] for c in cols[:6])
        p.cell(w0,4.6,f'{fl}:  {gu} units, {go} let, {gu-go} available')
        for (c,w,al),x in zip(cols[6:],s): p.cell(w,4.6,m(x),align='R')
        p.ln(6.5); S=[a+b for a,b in zip(S,s)]; n+=gu; o+=go
    p.set_fill_color(20,70,110); p.set_text_color(255); p.cell(w0,5,f'STORE TOTAL:  {n} units, {o} let, {n-o} available ({o/n*100:.1f}% let)',fill=True)
    for (c,w,al),x in zip(cols[6:],S): p.cell(w,5,m(x),align='R',fill=True)
    p.set_text_color(0); p.output(os.path.join(DOC,fn))
    occ=sum('tenantName' in x for x in rows)
    save(fn,'KELHAM LANE SELF STORAGE','2025-04-30',len(rows),occ,len(rows)-occ,rows,planted=planted)
    return dict(file=fn,assetType='SELF_STORAGE',documentType='RENT_ROLL',author='UK store manager, system export',style='A4 landscape, coloured header, floor sections with subtotals, seven pages',hard='long, list rate beside rent, VAT, overlocked')
if __name__=='__main__': run()
