from .lib import *
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment
def make():
    # JDE query download: field-name row over description row, 8-digit dates, zero-padded units, two hidden columns, industrial
    R=random.Random(11011); N='QRYDTA_F1511_DOWNLOAD.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='QUERY1'
    ws.append(['Kettering Industrial Fund III  -  BU 00045200  Cromwell Logistics Park']); ws.append(['Rent roll extract effective 20060131']); ws.append([])
    H=[('NEMCU','Bldg'),('NEUNIT','Unit'),('NEUTTP','Ty'),('NERNSF','Rentable SF'),('NEUST','Unit Sts'),('NEDOCO','Lease'),('ABAN8','Addr No'),('ABALPH','Lessee'),('NELSED','Lse Begin'),('NELSEX','Lse End'),('NGRNTA','Base Rent'),('NGNNN','NNN Est'),('NGRAIL','Rail Spur'),('NGTOT','Gross Mo.'),('NESECD','Sec Dep')]
    ws.append([a for a,_ in H]); ws.append([b for _,b in H])
    for c in ws[4]: c.font=Font(name='Lucida Console',size=8,italic=True,color='808080')
    for c in ws[5]: c.font=Font(name='Lucida Console',size=9,bold=True); c.fill=PatternFill('solid',fgColor='FFFFCC')
    names=["ARMADA TIRE DISTRIBUTORS","BEACON PAPER CO","CASCADE COLD CHAIN","DRAYLINE CONTAINER SVC","EASTGATE FURNITURE WHSE","FERROUS METALS TRADING","GLENDALE GROCERS COOP","HIGHPOINT HVAC SUPPLY","INLAND BEVERAGE","JUNCTION AUTO GLASS","KRAFTLINE CABINETS","LODESTAR FREIGHT FWDG"]
    tr=[]; i=0; G=[0]*6; occ=vac=0
    for b,us in (('45201',4),('45202',5),('45207',5)):
        S=[0]*6
        for k in range(1,us+1):
            u='%05d'%(k*100); sf=R.choice([12000,16500,20000,24750,32000,48400]); ty=R.choice(['WH','WH','DC','LT'])
            T=dict(building=b,unit=u,unitType=ty,area=sf)
            if (b,u) in(('45202','00300'),('45207','00500')):
                vac+=1; ws.append([b,u,ty,sf,'V',None,None,None,'0','0',None,None,None,None,None]); T.update(statusText='V'); S[0]+=sf; tr.append(T); continue
            occ+=1; st='L' if R.random()>.15 else 'M'; nm=names[i]; i+=1
            bg=date(R.randint(2000,2005),R.randint(1,12),1); en=eom(addm(bg,R.choice([60,84])-1))
            while en<date(2006,1,31): en=eom(addm(en.replace(day=1),36))
            r=round(sf*R.choice([.29,.315,.34,.385]),2); nn=round(sf*.078,2); rail=R.choice([0,0,0,450.]); t=round(r+nn+rail,2); dep=R.choice([0,r,10000])
            ws.append([b,u,ty,sf,st,str(90000+i*311),str(700100+i*9),nm[:22].rstrip(),bg.strftime('%Y%m%d'),en.strftime('%Y%m%d') if st=='L' else 'M-T-M','%.2f'%r,'%.2f'%nn,'%.2f'%rail,'%.2f'%t,'%.2f'%dep])
            T.update(statusText=st,tenantName=nm[:22].rstrip(),leaseStartDate=iso(bg),leaseEndDate=iso(en) if st=='L' else 'M-T-M',contractRent=r,charges=[dict(code='Base Rent',amount=r),dict(code='NNN Est',amount=nn),dict(code='Rail Spur',amount=rail)],totalCharges=t,deposit=dep); tr.append(T)
            for q,x in enumerate((sf,r,nn,rail,t,dep)): S[q]=round(S[q]+x,2)
        def tot(l,S):
            ws.append([None,None,None,S[0],None,None,None,l,None,None]+['%.2f'%x for x in S[1:]])
            for c in ws[ws.max_row]: c.font=Font(name='Lucida Console',size=9,bold=True)
        tot('TOTAL '+b,S); G=[round(x+y,2) for x,y in zip(G,S)]
    tot('FINAL TOTALS',G); ws.append([]); ws.append(['UTTP: WH warehouse, DC distribution, LT light mfg.  UST: L leased, M month to month, V vacant']); ws.append(['* * *  END OF QUERY  * * *'])
    for row in ws.iter_rows(min_row=6):
        for c in row:
            if not c.font.bold: c.font=Font(name='Lucida Console',size=9)
            if c.column>=11: c.alignment=Alignment(horizontal='right')
            if c.column==4: c.number_format='#,##0'
    for w,c in zip((7,7,4,10,8,8,9,25,10,10,11,10,9,11,10),'ABCDEFGHIJKLMNO'): ws.column_dimensions[c].width=w
    for c in 'FG': ws.column_dimensions[c].hidden=True
    ws.freeze_panes='A6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    # cross-foot columns printed as text; area numeric
    wb.save(os.path.join(DOC,N))
    write(N,dict(propertyName='Cromwell Logistics Park',asOnDate='2006-01-31',units=occ+vac,occupied=occ,vacant=vac,rows=tr),'INDUSTRIAL','JDE AS/400 query download, field-name row above headings, numbers as text, YYYYMMDD','as400-query',True)
