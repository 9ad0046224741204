# strip centre
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def run():
    fn='pinecrest_corners_rr.pdf'; r=rng(fn)
    T=[('101','Harrow Dental Group, P.C.',2400,'2018-05-01',120,27.5),('102','Nail Garden Salon',1200,'2021-09-01',60,24.0),('103',None,1650,None,None,None),('104-106','Bexley Hardware & Feed, Inc.',7850,'2014-02-01',180,14.25),('107','Tallow & Rye Bakehouse LLC',1875,'2023-06-15',84,26.0),('108','Sunny Mart #12',2100,'2016-11-01',120,21.5),('109','Alterations by Ilse',900,'2012-03-01','MTM',16.0),('110','Corner Vape & Smoke',1050,'2022-04-01',60,25.5),('111-112','Little Otters Learning Ctr.',4600,'2019-08-01',132,18.75),('113',None,1400,None,None,None),('114','Golden Phoenix Restaurant',3250,'2020-01-01',120,23.25),('PAD 1','Crestline Federal Savings',3800,'2011-07-01',240,31.0),('ATM','Quickcash Kiosk Network',None,'2023-01-01',60,None)]
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=landscape(letter)); pw,ph=landscape(letter)
    F='Helvetica'; FB='Helvetica-Bold'
    rows=[]; asof=dt.date(2025,3,31)
    def head(pg):
        c.setFont(FB,13); c.drawString(36,ph-42,'PINECREST CORNERS'); c.setFont(F,9); c.drawString(36,ph-55,'2200–2290 County Line Road'); c.drawRightString(pw-36,ph-42,'Schedule of Leases'); c.drawRightString(pw-36,ph-55,'As of March 31, 2025'); 
        y=ph-78; c.setFillGray(.25); c.rect(36,y-18,pw-72,28,fill=1,stroke=0); c.setFillGray(1); c.setFont(FB,7.6)
        for x,a,b,al in [(40,'Suite','',0),(84,'Tenant','Use',0),(268,'GLA','(SF)',1),(282,'Commence','Expire',0),(400,'Base Rent','Monthly',1),(458,'Base Rent','Annual',1),(500,'Annual','$/SF',1),(548,'CAM','',1),(590,'RE Tax','',1),(630,'Insur.','',1),(690,'Total','Monthly',1),(pw-40,'Security','Deposit',1)]:
            (c.drawRightString if al else c.drawString)(x,y,a); (c.drawRightString if al else c.drawString)(x,y-10,b)
        c.setFillGray(0); c.setFont(F,7); c.drawString(36,24,'Prepared by Duane for the family office — April 11, 2025'); c.drawRightString(pw-36,24,f'Page {pg} of 2')
        return y-32
    uses={'101':'Dental office','102':'Personal service','104-106':'Hardware / farm supply','107':'Bakery café','108':'Convenience','109':'Tailor','110':'Tobacco','111-112':'Daycare','114':'Restaurant','PAD 1':'Bank – ground lease of outparcel','ATM':'Kiosk license, parking field'}
    pg=1; y=head(1); S=[0]*7; area=occ_a=0
    for uid,nm,a,cm,term,psf in T:
        steps=[]
        if nm:
            cd=dt.date.fromisoformat(cm); 
            exp='MTM' if term=='MTM' else addm(cd.replace(day=1),term,-1)
            mo=round((psf*a/12) if psf else 450.0,2); yr=round(mo*12,2)
            cam,tax,ins=[round(a*k/12,2) if a and uid!='PAD 1' else None for k in (3.1,2.45,.42)]
            tot=round(mo+sum(x or 0 for x in (cam,tax,ins)),2); dep=None if uid in('PAD 1','104-106') else round(mo/50)*50.0
            if term!='MTM' and nm!='Quickcash Kiosk Network':
                d=dt.date(2025,cd.month,1); 
                if d<=asof: d=dt.date(2026,cd.month,1)
                x=mo; k=0
                gap=5 if uid in('PAD 1','104-106') else 1
                if gap==5: d=dt.date({'PAD 1':2026,'104-106':2027}[uid],cd.month,1)
                while d<exp and k<4:
                    x=round(x*(1.10 if gap==5 else 1.03),2); steps.append((d,x)); d=dt.date(d.year+gap,d.month,1); k+=1
        need=26+(11 if steps else 0)
        if y-need<118: c.showPage(); pg+=1; y=head(pg)
        c.setFont(FB,8); c.drawString(40,y,uid)
        if not nm:
            c.setFont('Helvetica-Oblique',8); c.drawString(84,y,'Vacant'); c.setFont(F,8); c.drawRightString(268,y,f'{a:,}'); area+=a
            rows.append(dict(unit=uid,area=a,statusText='Vacant')); y-=14
        else:
            c.drawString(84,y,nm); c.setFont(F,8)
            if a: c.drawRightString(268,y,f'{a:,}'); area+=a; occ_a+=a
            c.drawString(282,y,cd.strftime('%m/%d/%Y')); c.drawString(282,y-10,exp if exp=='MTM' else exp.strftime('%m/%d/%Y'))
            for x,v in [(400,mo),(458,yr),(500,psf),(548,cam),(590,tax),(630,ins),(690,tot),(pw-40,dep)]:
                if v is not None: c.drawRightString(x,y,m(v))
            c.setFont('Helvetica-Oblique',7.4); c.drawString(84,y-10,uses[uid]); yy=y-10
            if steps:
                yy-=11; c.setFont(F,7.2); c.drawString(96,yy,'Rent steps (monthly):  '+'   '.join(f'{d.month}/{d.day}/{d.year} – ${x:,.2f}' for d,x in steps))
            y=yy-5
            for q,v in enumerate([mo,yr,cam,tax,ins,tot,dep]): S[q]+=v or 0
            rows.append(dict(unit=uid,tenantName=nm,area=a,statusText='Occupied',leaseStartDate=cd,leaseEndDate=exp,contractRent=mo,annualRent=yr,deposit=dep,totalCharges=tot,charges=[dict(code=k,amount=v) for k,v in (('CAM',cam),('RE Tax',tax),('Insur.',ins)) if v is not None] or None,rentSteps=[dict(date=d,amount=x) for d,x in steps] or None))
        c.setLineWidth(.3); c.setStrokeGray(.6); c.line(36,y,pw-36,y); y-=11
    c.setStrokeGray(0); c.setLineWidth(1); c.line(36,y+9,pw-36,y+9); c.setFont(FB,8); c.drawString(84,y-2,'Center total'); c.drawRightString(268,y-2,f'{area:,}')
    for x,v in zip((400,458,548,590,630,690,pw-40),S): c.drawRightString(x,y-2,m(v))
    y-=24; c.setFont(F,8); c.drawString(84,y,f'Leased {occ_a:,} SF ({occ_a/area*100:.1f}%)     Available {area-occ_a:,} SF ({(area-occ_a)/area*100:.1f}%)')
    y-=14; c.drawString(84,y,'Suite 113: letter of intent received from a pizza operator at $22/SF; nothing signed. PAD 1 pays own taxes and insurance.')
    c.showPage(); c.save()
    print('pages',pg)
    # the ATM is a licence without area: count of units is left open
    save(fn,'Pinecrest Corners','2025-03-31',None,None,2,rows)
    return dict(file=fn,assetType='RETAIL',documentType='RENT_ROLL',author='cousin managing a strip centre',style='drawn page, inverse header, two- and three-line records, inline rent steps',hard='expiry under commencement, rent step line, combined suites, ATM without area')
if __name__=='__main__': run()
