# mobile home park, two blocks side by side on one portrait page
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
def run():
    r=rng('p4'); name='Whip-poor-will Park lots April.pdf'
    N=64; P=people(r,N,'{i}. {l}'); vac={9,23,24,47,60}; poh={3,17,38,52}
    rows=[];data=[]
    for i in range(1,N+1):
        lot=str(i)
        if i in vac: data.append((lot,'vacant lot' if i!=47 else 'vacant pad',None,None,None,None)); rows.append(dict(unit=lot,statusText=data[-1][1])); continue
        rent=r.choice([435,435,435,450,465]); w=r.choice([18,22,22,27,31]); h=285 if i in poh else 0
        owes=r.choice([0,0,0,0,0,0,rent+w,120,75])
        data.append((lot,P[i-1],rent,w,h,owes))
        rr=dict(unit=lot,tenantName=P[i-1],statusText='Occupied',contractRent=rent,charges=[{"code":"Water","amount":w}]+([{"code":"Home","amount":h}] if h else []),totalCharges=rent+w+h)
        if owes: rr['balance']=owes
        rows.append(rr)
    c=canvas.Canvas(D+name,pagesize=letter); c.setFont('Times-Bold',14); c.drawString(40,748,'Whip-poor-will Mobile Home Park'); c.setFont('Times-Roman',10)
    c.drawString(40,734,'Lot rents billed April 2026'); c.drawRightString(572,748,'Marshfield, Wis.'); c.drawRightString(572,734,'Home = rent of a home that belongs to the park')
    for b in (0,1):
        x=40+b*272; y=712
        cols=[('Lot',x+2,0),('Resident',x+26,0),('Lot rent',x+136,1),('Water',x+168,1),('Home',x+197,1),('Total',x+228,1),('Owes',x+258,1)]
        c.setFillGray(.88); c.rect(x,y-4,260,14,fill=1,stroke=0); c.setFillGray(0); c.setFont('Times-Bold',8.5)
        for h,xx,rt in cols: (c.drawRightString if rt else c.drawString)(xx,y,h)
        y-=15; c.setFont('Times-Roman',9.5)
        for j,(lot,t,rent,w,h,o) in enumerate(data[b*32:b*32+32]):
            c.drawString(cols[0][1],y,lot)
            if rent is None: c.setFont('Times-Italic',9.5); c.drawString(cols[1][1],y,t); c.setFont('Times-Roman',9.5)
            else:
                c.drawString(cols[1][1],y,t)
                for v,k in((rent,2),(w,3),(h,4),(rent+w+h,5),(o,6)):
                    if v: c.drawRightString(cols[k][1],y,m0(v))
            c.setStrokeGray(.8); c.line(x,y-4,x+260,y-4); c.setStrokeGray(0); y-=17.5
    o=[d for d in data if d[2] is not None]; S=[sum(d[k] for d in o) for k in(2,3,4,5)]
    c.setFont('Times-Bold',10); y=118; c.line(40,y+14,572,y+14)
    c.drawString(40,y,f'64 lots.  {len(o)} rented, {64-len(o)} vacant.')
    c.drawString(220,y,f'Lot rent ${m0(S[0])}    Water ${m0(S[1])}    Homes ${m0(S[2])}'); c.drawRightString(572,y,f'Billed ${m0(S[0]+S[1]+S[2])}')
    c.drawString(40,y-15,f"Owing from before: ${m0(sum(d[5] for d in o))}")
    c.setFont('Times-Italic',9); c.drawString(40,y-32,'All residents are month to month. Water is metered by the park; lots 23 and 24 have no working pedestal.')
    c.save()
    save(name,'MANUFACTURED_HOUSING','two lot lists side by side on one page, blanks for zero',True,'Whip-poor-will Mobile Home Park','2026-04',rows,64,len(o),64-len(o))
