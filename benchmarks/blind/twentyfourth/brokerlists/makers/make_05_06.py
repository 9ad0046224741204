from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter,landscape,legal
from reportlab.lib.styles import getSampleStyleSheet
from datetime import date,timedelta
ss=getSampleStyleSheet()
def d5():
    f='cottonwood_mhp_rentmanager.pdf'; R=random.Random(505); n=N(505)
    rows=[]; data=[['','','Home','','Monthly Billing','','','','','Last'],['Lot','Resident','Owner','Since','Lot Rent','Water/Swr','Trash','Pet','Total','Balance']]; bold=[]
    m=lambda v:f'${v:,.2f}' if v else ('$0.00' if v==0 else '')
    K=['contractRent','W','T','P','totalCharges','balance']; secs=[('Cottonwood Lane',[f'{i}' for i in range(1,20)]),('Sage Circle',[f'{i}' for i in range(20,41)]),('RV Row',['RV-1','RV-2','RV-3','RV-4','RV-5','RV-6'])]
    occ=0;cnt=0
    for sec,us in secs:
        data.append([sec]+['']*9); bold.append(len(data)-1); g=[]
        for u in us:
            cnt+=1; base=485.0 if sec!='RV Row' else 395.0; r=dict(unit=u,section=sec)
            x=R.random()
            if u in('7','23','31','RV-4'): r.update(statusText='VACANT'+(' - park home' if u=='23' else '')); data.append([u,r['statusText'],'POH' if u=='23' else '','','','','','','',''])
            else:
                occ+=1; nm=n.lf(); ho='RV' if sec=='RV Row' else R.choice(['TOH','TOH','TOH','POH']); d=date(2025,9,1)-timedelta(days=R.randint(40,6000)); lr=base-R.choice([0,0,0,15,35]); W=R.choice([38.50,46.25,51.75,60.0]); T=18.0; P=R.choice([0,0,0,15.0]); tot=lr+W+T+P; b=R.choice([0,0,0,0,0,tot,-25.0,round(tot*.5,2)])
                ch=[dict(code='Lot Rent',amount=lr),dict(code='Water/Swr',amount=W),dict(code='Trash',amount=T)]+([dict(code='Pet',amount=P)] if P else [])
                r.update(tenantName=nm,moveInDate=iso(d),contractRent=lr,charges=ch,totalCharges=tot,balance=b,W=W,T=T,P=P,statusText='Occupied')
                data.append([u,nm,ho,f'{d.month:02d}-{d.day:02d}-{d.year}',m(lr),m(W),m(T),m(P) if P else '',m(tot),f'(${-b:,.2f})' if b<0 else m(b)])
            g.append(r); rows.append(r)
        data.append(['',f'{sec}: {len(us)} lots','','']+[m(S(g,k)) for k in K]); bold.append(len(data)-1)
    tot={k:S(rows,k) for k in K}
    data.append(['','PARK TOTAL','','']+[m(tot[k]) for k in K]); bold.append(len(data)-1)
    t=Table(data,colWidths=[34,122,38,58,60,56,48,44,62,58],rowHeights=13,repeatRows=2)
    t.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('SPAN',(4,0),(8,0)),('ALIGN',(4,0),(8,0),'CENTER'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#dbe5d0')),('ALIGN',(4,1),(-1,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.25,colors.grey)]+[('FONT',(0,b),(-1,b),'Helvetica-Bold',8) for b in bold])
    def pg(c,d): c.setFont('Helvetica',7); c.drawString(40,20,'Rent Manager   Lot Roll   Printed 10/3/2025 4:41 PM   by kbhatt'); c.drawRightString(570,20,f'Page {d.page}')
    SimpleDocTemplate(f'{B}/documents/{f}',pagesize=letter,topMargin=40,bottomMargin=40,leftMargin=16,rightMargin=16).build([Paragraph('<b>Cottonwood Mobile Home Park</b>',ss['Title']),Paragraph('Lot Rent Roll as of September 30, 2025. TOH = tenant owned home, POH = park owned home.',ss['Normal']),Spacer(1,8),t,Spacer(1,8),Paragraph(f'Lots: {cnt} &nbsp; Filled: {occ} &nbsp; Vacant: {cnt-occ}. Credit balances in parentheses. Six storage sheds rented to residents are not listed here.',ss['Normal'])],onFirstPage=pg,onLaterPages=pg)
    save(f,'MANUFACTURED_HOUSING','Rent Manager style lot roll, grouped billing header, streets as sections',False,'Cottonwood Mobile Home Park','2025-09-30',cnt,occ,cnt-occ,
      [{k:v for k,v in r.items() if k not in 'WTP'} for r in rows],totals=dict(contractRent=tot['contractRent'],totalCharges=tot['totalCharges'],balance=tot['balance'],**{'Water/Swr':tot['W'],'Trash':tot['T'],'Pet':tot['P']}))
d5()
def d6():
    f='ridgeline_medical_lender_form.pdf'
    A=[('100','Ridgeline Family Practice, P.C.',4120,'07/01/2019','06/30/2029',8583.33,[('CAM',1545.00),('Tax',927.00),('Ins',206.00)],8583.33,[('07/01/2026',8840.83),('07/01/2027',9106.06)]),
     ('110','Bayberry Pediatric Dental, PLLC',2260,'03/15/2021','03/31/2028',4802.50,[('CAM',847.50),('Tax',508.50),('Ins',113.00)],5000,[('04/01/2026',4946.58)]),
     ('120','Vacant - former imaging suite',1890,None,None,None,None,None,[]),
     ('130','Holloway Physical Therapy',3075,'11/01/2022','10/31/2027',6150.00,[('CAM',1153.13),('Tax',691.88),('Ins',153.75)],6150,[]),
     ('200','Quarry Lab Services, Inc.',1340,'01/01/2020','MTM',2847.50,[('CAM',502.50),('Tax',301.50),('Ins',67.00)],0,[]),
     ('205','Vantage Hearing & Balance',980,'06/01/2024','05/31/2029',2205.00,[('CAM',367.50),('Tax',220.50),('Ins',49.00)],2205,[('06/01/2026',2271.15),('06/01/2027',2339.28)]),
     ('210','Tri-County Orthopaedic Associates (Drs. Kimbrough / Vang)',5460,'09/01/2018','08/31/2028',11829.99,[('CAM',2047.50),('Tax',1228.50),('Ins',273.00)],20000,[('09/01/2026',12184.90)]),
     ('B-1','Property office / management',410,None,None,0,None,None,[])]
    st=ss['Normal'].clone('s'); st.fontSize=7.5; st.leading=9
    D=[['Suite','Tenant\nRentable SF','Commence\nExpires','Base rent / mo.\nBase rent / yr.','Recoveries (monthly)','','Mo. total','Security\ndeposit','Scheduled increases\n(monthly base rent)']]
    rows=[]; I=lambda d: f'{d[6:]}-{d[:2]}-{d[3:5]}' if d and '/' in d else d
    m=lambda v:f'{v:,.2f}'
    for u,t,a,s,e,b,ch,dep,steps in A:
        tot=round(b+sum(x for _,x in ch),2) if ch else None
        r=dict(unit=u,area=a,leaseStartDate=I(s),leaseEndDate=I(e),contractRent=b,annualRent=round(b*12,2) if b is not None else None,charges=[dict(code=k,amount=v) for k,v in ch] if ch else None,totalCharges=tot,deposit=dep,rentSteps=[dict(date=I(d),amount=v) for d,v in steps] or None)
        if t.startswith('Vacant'): r['statusText']='Vacant'
        else: r['tenantName']=t; r['statusText']='Occupied' if ch else None
        rows.append(r)
        D.append([u,Paragraph(f'{t}<br/>{a:,} sf',st),f'{s or ""}\n{e or ""}',f'{m(b)}\n{m(b*12)}' if b is not None else '','\n'.join(k for k,_ in ch) if ch else '','\n'.join(m(v) for _,v in ch) if ch else '',m(tot) if tot else '',m(dep) if dep is not None else '','\n'.join(f'{d}   {m(v)}' for d,v in steps)])
    T={k:S(rows,k) for k in('area','contractRent','annualRent','totalCharges','deposit')}
    rec={c:round(sum(x['amount'] for r in rows for x in r.get('charges') or [] if x['code']==c),2) for c in('CAM','Tax','Ins')}
    D.append(['Total',Paragraph(f'<b>{T["area"]:,.0f} sf</b>',st),'',f'{m(T["contractRent"])}\n{m(T["annualRent"])}','CAM\nTax\nIns','\n'.join(m(v) for v in rec.values()),m(T['totalCharges']),m(T['deposit']),''])
    t=Table(D,colWidths=[36,170,62,84,34,62,66,62,116],repeatRows=1)
    t.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('LEADING',(0,0),(-1,-1),9),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.5),('SPAN',(4,0),(5,0)),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(5,1),(7,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,-1),.4,colors.black),('BOX',(0,0),(-1,-1),1,colors.black)])
    h=Table([['Borrower:','Ridgeline MOB Partners, LLC','Property:','Ridgeline Medical Arts Building'],['Loan no.:','0047-2218','Rent roll as of:','December 31, 2025']],colWidths=[60,250,90,290]); h.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',9),('BOX',(0,0),(-1,-1),.5,colors.black)])
    SimpleDocTemplate(f'{B}/documents/{f}',pagesize=landscape(letter),topMargin=36,bottomMargin=36,leftMargin=40,rightMargin=40).build([Paragraph('CERTIFIED RENT ROLL - EXHIBIT C',ss['Heading2']),h,Spacer(1,10),t,Spacer(1,10),Paragraph('Suites: 8. Leased: 6. Vacant: 1. Owner-used: 1 (B-1, no rent charged).',ss['Normal']),Spacer(1,8),Paragraph('The undersigned certifies that the above is true and complete. &nbsp; By: ______________________ &nbsp; Date signed: January 9, 2026',ss['Normal'])])
    save(f,'OFFICE','lender certified form, stacked cells, recoveries by name, rent steps',True,'Ridgeline Medical Arts Building','2025-12-31',8,6,1,rows,totals={**T,**rec})
d6()
