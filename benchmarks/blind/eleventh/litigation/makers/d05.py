# Self storage: dense two-up unit listing from a gate/management system, annex to an insurance valuation
from util import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
NAME='insurance_valuation_annex_3_keystone_storage.pdf'
def main():
    r=rng('d05'); P=People(r); asof=D(2025,2,28); rows=[]
    types=[('5x5',25,'CC',52),('5x10',50,'CC',88),('10x10',100,'CC',139),('10x15',150,'CC',182),('10x10',100,'DU',112),('10x20',200,'DU',168),('10x30',300,'DU',229),('12x40',480,'RV',155)]
    plan=[('A',range(101,133),[0,1,1]),('B',range(201,257),[1,2,2]),('C',range(301,345),[2,3]),('D',range(401,461),[4,5]),('E',range(501,529),[5,6]),('P',range(1,21),[7])]
    for b,rg,ch in plan:
        for k,n in enumerate(rg):
            sz,sf,cl,std=types[ch[k%len(ch)]]
            u=f'{b}{n}' if b!='P' else f'P-{n:02d}'
            x=r.random(); row=dict(unit=u,unitType=sz,_sz=sz,_cl=cl,_sf=sf,marketRent=float(std),_b=b)
            if x<.11: st='Avail'
            elif x<.125: st='Rsvd'
            elif x<.14: st='Unrent'
            elif x<.19: st='Lien'
            elif x<.24: st='Late'
            else: st='Rented'
            if u=='A101': st='Co.Use'
            row['statusText']=st
            if st in('Rented','Late','Lien'):
                row['tenantName']=P('LF') if r.random()<.9 else r.choice(['Kettle Creek Plumbing','Borough Little League','Fox & Hare Antiques','Penn HVAC Supply','Nittany Pharma Reps','Juniata Caterers'])
                mi=asof-datetime.timedelta(days=r.randint(10,2600)); row['moveInDate']=mi
                row['contractRent']=float(round(std*r.choice([.8,.9,1,1,1.05,1.12,1.2])))
                row['balance']=0.0 if st=='Rented' and r.random()<.95 else round(row['contractRent']*{'Rented':1,'Late':1,'Lien':3}[st]+r.choice([10,20,25]),2)
            rows.append(row)
    W,H=landscape(letter); c=canvas.Canvas(os.path.join(DOC,NAME),pagesize=(W,H),invariant=1)
    cols=[('Unit',0,'l'),('Size',32,'l'),('Cls',60,'l'),('Status',78,'l'),('Customer',112,'l'),('Moved In',203,'l'),('Std Rate',272,'r'),('Act Rate',305,'r'),('Owing',345,'r')]
    per=52; pages=[rows[i:i+2*per] for i in range(0,len(rows),2*per)]
    def put(x0,x,al,y,s):
        (c.drawRightString if al=='r' else c.drawString)(x0+x,y,s)
    for pi,pg in enumerate(pages):
        c.setFont('Helvetica-Bold',11); c.drawString(30,H-28,'Keystone Lock & Store - Lewistown'); c.setFont('Helvetica',8); c.drawString(30,H-39,'Unit Status / Rent Roll - All Units'); c.drawCentredString(W/2,H-28,'Annex 3 to Insurable Value Report (business income)'); c.drawRightString(W-30,H-28,'Close of business Fri 28-Feb-2025'); c.drawRightString(W-30,H-39,f'Page {pi+1}/{len(pages)+1}')
        c.setLineWidth(.8); c.line(30,H-44,W-30,H-44); c.setLineWidth(.3); c.line(W/2,H-48,W/2,28)
        for half in (0,1):
            x0=30 if not half else W/2+14; sub=pg[half*per:(half+1)*per]
            if not sub: continue
            c.setFont('Helvetica-Bold',6.6)
            for n,x,al in cols: put(x0,x,al,H-54,n)
            c.line(x0,H-57,x0+347,H-57); y=H-66; c.setFont('Helvetica',6.6)
            for k,w in enumerate(sub):
                if k%2: c.setFillGray(.94); c.rect(x0-2,y-2.2,350,9.2,fill=1,stroke=0); c.setFillGray(0)
                v=[w['unit'],w['_sz'],w['_cl'],w['statusText'],w.get('tenantName',''),w['moveInDate'].strftime('%d-%b-%y') if 'moveInDate' in w else '',n2(w['marketRent']),n2(w['contractRent']) if 'contractRent' in w else '',n2(w['balance']) if 'balance' in w else '']
                for (n,x,al),s in zip(cols,v): put(x0,x,al,y,s)
                y-=9.3
        c.setFont('Helvetica-Oblique',6.5); c.drawString(30,18,'Read down left column, then right column.   CC climate controlled   DU drive-up   RV vehicle parking (uncovered)'); c.showPage()
    # summary
    c.setFont('Helvetica-Bold',11); c.drawString(30,H-28,'Keystone Lock & Store - Lewistown'); c.setFont('Helvetica',8); c.drawString(30,H-39,'Occupancy Summary'); c.drawRightString(W-30,H-39,f'Page {len(pages)+1}/{len(pages)+1}')
    y=H-70; X=[30,130,190,250,320,400,480,560,640]
    hd=['Size / Class','Units','Occupied','Vacant*','Gross Potential','Actual Rate','Variance','Unit Occ %','Owing']
    c.setFont('Helvetica-Bold',8)
    def ln(v,y):
        c.drawString(X[0],y,v[0])
        for x,s in zip(X[1:],v[1:]): c.drawRightString(x+40,y,s)
    ln(hd,y); c.line(30,y-4,690,y-4); y-=16; c.setFont('Helvetica',8)
    def agg(z):
        o=[w for w in z if 'contractRent' in w]; g=sum(w['marketRent'] for w in z); a=sum(w['contractRent'] for w in o)
        occ=len(o)+sum(1 for w in z if w['statusText']=='Co.Use')
        return [str(len(z)),str(occ),str(len(z)-occ),n2(g),n2(a),n2(a-g) if a>=g else f'({n2(g-a)})',f'{occ/len(z):.1%}',n2(sum(w.get('balance',0) for w in z))],occ
    for t in types:
        z=[w for w in rows if (w['_sz'],w['_cl'])==(t[0],t[2])]
        if z: ln([t[0]+' '+t[2]]+agg(z)[0],y); y-=13
    c.line(30,y+8,690,y+8); c.setFont('Helvetica-Bold',8); a,occ=agg(rows); ln(['TOTAL FACILITY']+a,y-4); y-=30
    c.setFont('Helvetica',7.5); c.drawString(30,y,'* Vacant = Avail, Rsvd (reservation, not yet moved in) and Unrent (unrentable: damage or repair).  Co.Use counts as occupied at no rent.  Late = past due 6+ days; Lien = overlocked, in lien process.')
    c.save()
    vac=len(rows)-occ
    save(NAME,'SELF_STORAGE','insurance valuation consultant','two-up dense storage unit listing, read down then across, status words of a storage system',True,
      dict(propertyName='Keystone Lock & Store - Lewistown',asOnDate='2025-02-28',units=len(rows),occupied=occ,vacant=vac,rows=rows))
    print(len(rows),occ,vac)
if __name__=='__main__': main()
