from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
F='TRP410_WYVERN_20251125.pdf'
r=random.Random(8114); d=D.date
fd=lambda x:x.strftime('%d/%m/%Y'); m=lambda x:f'{x:,.2f}'
ten='Brindle Analytics Ltd-Wyvern Dental Laboratory Ltd-Hop Yard Brewing Co Ltd-Sabre Instruments Ltd-Kingfisher Care at Home Ltd-Lumley Sign & Print-Orchard Veterinary Supplies Ltd-Marlow Kinetic Ltd-Tern Robotics UK Ltd-Cotswold Wax Melts Ltd-Ferrous & Fine Ltd-Quill Payroll Bureau Ltd-Sandstone Conservation Ltd-Pixel Forge Studios Ltd-Bluebell Nurseries (Wyvern) Ltd-Rapid Pallet Repairs Ltd-Ledbury Lift Services Ltd-Anvil Gymnastics CIC-Teme Valley Foods Ltd-Oakhanger Optics Ltd-Severn Switchgear Ltd'.split('-')
def make():
    W,Hh=A4; c=canvas.Canvas(DOC+F,pagesize=A4); c.setTitle('TRP410'); pg=[0]; y=[0]
    def head():
        if pg[0]: c.showPage()
        pg[0]+=1; c.setFillGray(.88); c.rect(28,Hh-62,W-56,34,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',11); c.drawString(34,Hh-43,'Tenancy and Charges Listing'); c.setFont('Helvetica',8); c.drawString(34,Hh-55,'Property: WYVERN   Wyvern Business Park, Malvern Road, Worcester'); c.drawRightString(W-34,Hh-43,'Charges current at 25/11/2025'); c.drawRightString(W-34,Hh-55,f'TRP410   Page {pg[0]}'); y[0]=Hh-80
    head(); rows=[];texts=[];totals=[];CT={};ti=0;nv=0; planted=None; AR=0
    DESC={'RENT':'Principal rent','SCH':'Service charge on account','INS':'Buildings insurance','CAR':'Car park licence','SIGN':'Totem sign'}
    units=[('Phase 1 - The Courtyard',[f'{i}' for i in range(1,13)]),('Phase 2 - Wyvern Court',['A1','A2','A3','B1','B2-B3','C1','C2','C3','D1','D2'])]
    k=0
    for ph,us in units:
        if y[0]<200: head()
        c.setFont('Helvetica-Bold',9.5); c.drawString(30,y[0],ph); c.line(30,y[0]-3,W-30,y[0]-3); y[0]-=18; ST=0; SA=0
        for un in us:
            k+=1; u='WYV-'+un.zfill(2) if un.isdigit() else 'WYV-'+un; ar=r.randint(480,1900) if un.isdigit() else r.randint(2400,9800); ar=round(ar/5)*5
            v=un in('7','C2','D2'); desc=r.choice(['Ground floor studio','First floor office','Two storey office']) if un.isdigit() else r.choice(['Hybrid unit','Workshop and office','Warehouse unit'])
            need=34 if v else 34+11*6
            if y[0]-need<46: head(); c.setFont('Helvetica-Oblique',8); c.drawString(30,y[0],ph+' (cont.)'); y[0]-=14
            yy=y[0]; c.setFont('Helvetica-Bold',8.5); c.drawString(30,yy,u); c.setFont('Helvetica',8.5); c.drawString(100,yy,desc); c.drawRightString(310,yy,f'{ar:,} sq ft'); 
            c.drawRightString(W-34,yy,'Void' if v else 'Let'); AR+=ar; SA+=ar
            rec=dict(unit=u,unitType=desc,area=ar,section=ph,statusText='Void' if v else 'Let'); texts+=[u,f'{ar:,} sq ft']
            if v:
                nv+=1; c.setFont('Helvetica-Oblique',8); vs=d(2025,r.randint(2,10),r.choice([1,24,29])); c.drawString(100,yy-11,f'No current tenancy (void since {fd(vs)})'); rows.append(rec); y[0]=yy-28; c.setDash(1,2); c.line(30,y[0]+9,W-30,y[0]+9); c.setDash(); continue
            tn=ten[ti%len(ten)]; ti+=1; term=r.choice([3,5,5]) if un.isdigit() else r.choice([5,10,10]); s=d(2025-r.randint(0,min(term-1,6)),r.randint(1,11),r.choice([1,15,24])); 
            if s>d(2025,11,1): s=d(2024,s.month,s.day)
            e=day(addm(s,12*term),-1)
            if e<d(2025,11,25): s=addm(s,12); e=day(addm(s,12*term),-1)
            rent=round(ar*(r.uniform(16,21) if un.isdigit() else r.uniform(8.5,11))/60)*60; sch=round(ar*(3.1 if un.isdigit() else 1.45),2); ins=round(ar*.31,2); dep=r.choice([None,round(rent/4,2),round(rent/2,2)])
            fq='Monthly' if un.isdigit() else 'Quarterly'
            step=None
            if term>=5 and r.random()<.45:
                sd=addm(s,12*((2025-s.year)+1)); 
                if d(2025,12,1)<sd<e: step=(sd,round(rent*1.06/60)*60)
            c.setFont('Helvetica',8.5); c.drawString(100,yy-11,tn); c.setFont('Helvetica',7.5); c.drawString(300,yy-11,f'Account {4100+k*13}'); 
            c.drawString(100,yy-21,f'Lease {fd(s)} to {fd(e)}'+(f'     Break {fd(addm(s,36))} tenant' if term>=5 and addm(s,36)>d(2025,11,25) and r.random()<.6 else '')); 
            if dep: c.drawRightString(W-34,yy-21,f'Rent deposit held {m(dep)}')
            yy-=33; c.setFont('Helvetica-Oblique',7); 
            for x,t,R_ in ((118,'Charge',0),(158,'Description',0),(290,'From',0),(345,'Frequency',0),(412,'VAT',0),(500,'Annual amount',1)): (c.drawRightString if R_ else c.drawString)(x,yy,t)
            ch=[('RENT',rent,s if r.random()<.6 else s),('SCH',sch,d(2025,4,1)),('INS',ins,d(2025,6,24))]
            if r.random()<.25: ch.append(('CAR',round(r.choice([1,2,3])*360.0,2),s))
            if not un.isdigit() and r.random()<.3: ch.append(('SIGN',150.0,s))
            pc=[]; tot=round(sum(z[1] for z in ch),2)
            for code,am,fr in ch:
                yy-=10; pr=am
                if un=='B1' and code=='RENT':
                    q=list(f'{am:,.2f}'); i=2 if q[2].isdigit() else 1; q[i]=str((int(q[i])+3)%10); pr=float(''.join(q).replace(',','')); planted={'what':f'RENT of {u} prints {m(pr)}; the tenancy total, the phase total and the charge summary contain {m(am)}','kind':'digit_changed'}
                c.setFont('Helvetica',7.5); c.drawString(118,yy,code); c.drawString(158,yy,DESC[code]); c.drawString(290,yy,fd(fr)); c.drawString(345,yy,fq if code!='INS' else 'Annual'); c.drawString(412,yy,'S'); c.drawRightString(500,yy,m(pr)); pc.append({'code':code,'amount':pr}); CT[code]=CT.get(code,0)+am; texts.append(m(pr))
            if step: yy-=10; c.setFont('Helvetica-Oblique',7.5); c.drawString(118,yy,'RENT'); c.drawString(158,yy,'Principal rent (future)'); c.drawString(290,yy,fd(step[0])); c.drawString(345,yy,fq); c.drawString(412,yy,'S'); c.drawRightString(560,yy,m(step[1])+' *')
            yy-=11; c.setFont('Helvetica-Bold',7.5); c.drawString(345,yy,'Current total'); c.line(440,yy+8,500,yy+8); c.drawRightString(500,yy,m(tot)); ST+=tot
            rec.update(tenantName=tn,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,annualRent=next(z['amount'] for z in pc if z['code']=='RENT'),charges=pc,totalCharges=tot,rentSteps=[{'date':iso(step[0]),'amount':step[1],'per':'year'}] if step else None)
            rows.append(rec); y[0]=yy-18; c.setDash(1,2); c.line(30,y[0]+10,W-30,y[0]+10); c.setDash()
        if y[0]<60: head()
        y[0]-=6
        c.setFont('Helvetica-Bold',8.5); c.drawString(30,y[0],'Total '+ph); c.drawRightString(310,y[0],f'{SA:,} sq ft'); c.drawRightString(500,y[0],m(ST)); y[0]-=24
        totals+=[dict(key='area',where={'section':ph},printed=SA),dict(key='totalCharges',where={'section':ph},printed=round(ST,2))]
    if y[0]<150: head()
    c.setFont('Helvetica-Bold',9); c.drawString(30,y[0],'Summary of current charges, whole property'); yy=y[0]-14
    for code in DESC:
        if code in CT: c.setFont('Helvetica',8); c.drawString(118,yy,code); c.drawString(158,yy,DESC[code]); c.drawRightString(500,yy,m(CT[code])); yy-=11; totals.append(dict(key='charge:'+code,printed=round(CT[code],2)))
    c.setFont('Helvetica-Bold',8); c.drawString(118,yy,'Total'); c.drawRightString(500,yy,m(sum(CT.values()))); yy-=18; c.setFont('Helvetica',8); c.drawString(30,yy,f'Units {k}   Let {k-nv}   Void {nv}   Lettable area {AR:,} sq ft'); c.drawString(30,yy-11,'* future charge, not included in totals. VAT code S = standard rated, amounts shown exclusive.')
    c.save()
    save(F,'OFFICE',dict(propertyName='Wyvern Business Park',asOnDate='2025-11-25',units=k,occupied=k-nv,vacant=nv,sheet=None,planted=planted,rows=rows),'property system','record blocks with charge lines, portrait, future charges',True,texts,totals)
make()
