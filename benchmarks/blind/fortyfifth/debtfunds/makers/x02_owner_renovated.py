from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.comments import Comment
r=random.Random(4512); N=Names(r)
NAME='Encino Terrace - UW Rent Roll (reno v classic) 9-1-24.xlsx'
FP={'1x1':(650,925,1095),'1x1 Lg':(720,985,1160),'2x1':(860,1120,1315),'2x2':(940,1215,1425)}
rows=[]
for b in range(1,8):
    nu=8 if b<7 else 6
    for i in range(nu):
        f=['1x1','1x1','2x1','2x2','1x1 Lg','1x1 Lg','2x1','2x2'][i]; sf,cl,rn=FP[f]
        reno=r.random()<.42; u=f'{b}{(1 if i<4 else 2)}{i%4+1:02d}'
        x=dict(unit=u,building=f'BLDG {b}',unitType=f,area=sf,_reno='R' if reno else 'C',_rd=D(2023+r.randint(0,1),r.randint(1,8),1) if reno else None,marketRent=rn if reno else cl)
        q=r.random()
        if q<.08: x.update(statusText='VACANT' if q<.05 else 'VACANT - DOWN/RENO')
        else:
            mi=D(2024,8,25)-dt.timedelta(r.randint(10,1500)); rent=(rn if reno else cl)-r.choice([0,0,10,25,40,75,110])
            m=addm(mi,12)
            while m<D(2024,9,1): m=addm(m,12)
            le=m-dt.timedelta(1)
            if r.random()<.14: le='MTM'
            x.update(statusText='Occ',tenantName=N.pair()[1] if r.random()<.75 else N.fl(),contractRent=rent,moveInDate=mi,leaseEndDate=le,_pet=r.choice([0,0,25]),_util=r.choice([45,55,65]) if mi>D(2021,6,1) else 0,_oth=r.choice([0,0,0,15]),deposit=r.choice([150,200,300,400]))
            if q>.96: x['statusText']='NTV'
            if u=='1201': x.update(statusText='Employee',tenantName='Maint. Supervisor',contractRent=rent-300,leaseEndDate='MTM')
            x['charges']=[(k,x[j]) for k,j in (('Pet','_pet'),('RUBS','_util'),('Other','_oth')) if x[j]]
            x['totalCharges']=x['contractRent']+x['_pet']+x['_util']+x['_oth']
        rows.append(x)
wb=Workbook(); s0=wb.active; s0.title='Assumptions'
s0.column_dimensions['A'].width=34; s0.column_dimensions['B'].width=14
for a in [('Encino Terrace Apartments','') ,('5416 Callaghan Rd, San Antonio TX 78228',''),('',''),('Units',len(rows)),('Year built',1978),('Reno cost / unit',9250),('Avg reno premium 1x1',170),('Avg reno premium 2x1',195),('Avg reno premium 2x2',210),('RUBS target / unit',65),('',''),('Blue = input, black = calc','')]: s0.append(list(a))
s0['A1'].font=Font(bold=True,size=14)
ws=wb.create_sheet('RR'); f=lambda **k: Font(name='Calibri',size=k.pop('size',10),**k)
ws['B2']='ENCINO TERRACE'; ws['B2'].font=f(bold=True,size=16,color='FF7B2D26'); ws['B3']='Rent roll effective September 1, 2024'; ws['B3'].font=f(italic=True)
ws['L3']='C = classic   R = renovated'; ws['L3'].font=f(italic=True,size=9)
H1=['Apt #','Type','SF','Reno?','Reno Date','Status','Tenant','M/I','Exp.','Market — Classic','Market — Reno','Actual Rent','Pet','RUBS','Other','Total Mo.','Loss to Lease','Dep']
hr=5
fill=PatternFill('solid',fgColor='FFF2E3D5'); th=Side(style='thin',color='FF999999')
for j,t in enumerate(H1,2):
    k=ws.cell(hr,j,t); k.font=f(bold=True); k.fill=fill; k.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); k.border=Border(top=th,bottom=th)
rr=hr+1; blue='FF1F4EB0'
bt=[]
for b in range(1,8):
    ws.cell(rr,2,f'BLDG {b}').font=f(bold=True); ws.cell(rr,2).fill=PatternFill('solid',fgColor='FFEDEDED')
    for j in range(3,20): ws.cell(rr,j).fill=PatternFill('solid',fgColor='FFEDEDED')
    rr+=1; st=rr
    for x in [x for x in rows if x['building']==f'BLDG {b}']:
        def p(j,v,fmt=None,c=None):
            k=ws.cell(rr,j,v); k.font=f(color=c) if c else f()
            if fmt: k.number_format=fmt
            if j in(3,5,7): k.alignment=Alignment(horizontal='center')
        p(2,int(x['unit'])); p(3,x['unitType']); p(4,x['area'],'#,##0'); p(5,x['_reno'])
        if x['_rd']: p(6,x['_rd'],'mmm-yy')
        p(7,x['statusText'] if x.get('tenantName') else x['statusText'])
        sf,cl,rn=FP[x['unitType']]
        if x['_reno']=='C': p(11,cl,'$#,##0',blue)
        else: p(12,rn,'$#,##0',blue)
        if x.get('tenantName'):
            p(8,x['tenantName']); p(9,x['moveInDate'],'m/d/yy'); p(10,x['leaseEndDate'],'m/d/yy' if x['leaseEndDate']!='MTM' else None); p(13,x['contractRent'],'$#,##0',blue)
            for j,k in ((14,'_pet'),(15,'_util'),(16,'_oth')):
                if x[k]: p(j,x[k],'#,##0')
            p(17,f'=SUM(M{rr}:P{rr})','$#,##0'); p(18,f'=K{rr}+L{rr}-M{rr}','#,##0;(#,##0);-'); p(19,x['deposit'],'#,##0')
        if 'VACANT' in x['statusText']:
            for j in range(2,20): ws.cell(rr,j).fill=PatternFill('solid',fgColor='FFFCE4E4')
        x['unit']=str(int(x['unit'])); rr+=1
    bt.append((st,rr-1)); 
rr+=1
ws.cell(rr,2,'TOTAL').font=f(bold=True)
tot=sum(x.get('contractRent',0) for x in rows); BAD=tot+1450
def sumf(L): return '='+'+'.join(f'SUM({L}{a}:{L}{b})' for a,b in bt)
for L,fm in (('D','#,##0'),('K','$#,##0'),('L','$#,##0'),('N','#,##0'),('O','#,##0'),('P','#,##0'),('S','#,##0')):
    k=ws[f'{L}{rr}']; k.value=sumf(L); k.number_format=fm
ws[f'M{rr}']=BAD; ws[f'M{rr}'].number_format='$#,##0'   # planted: typed over
ws[f'Q{rr}']=sum(x.get('totalCharges',0) for x in rows); ws[f'Q{rr}'].number_format='$#,##0'
ws[f'H{rr}']=f'{len(rows)} units'
for j in range(2,20): ws.cell(rr,j).font=f(bold=True); ws.cell(rr,j).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
vac=[x for x in rows if 'VACANT' in x['statusText']]
rr+=2
for t,v,fm in [('Occupied',len(rows)-len(vac),'0'),('Vacant',len(vac),'0'),('Occupancy',(len(rows)-len(vac))/len(rows),'0.0%'),('Renovated',sum(x['_reno']=='R' for x in rows),'0'),('Classic',sum(x['_reno']=='C' for x in rows),'0')]:
    ws.cell(rr,8,t).font=f(); ws.cell(rr,9,v).number_format=fm; ws.cell(rr,9).font=f(); rr+=1
rr+=1; ws.cell(rr,2,'RUBS billed only on leases signed after June 2021. Apt 1201 gets $300 off for on-call maintenance.').font=f(italic=True,size=9)
ws['G7'].comment=Comment('status per mgr walk 8/29','owner')
for L,w in zip('ABCDEFGHIJKLMNOPQRS',[2,7,8,6,6.5,8,18,20,9,9,10,10,10,6,7,7,10,9,7]): ws.column_dimensions[L].width=w
ws.row_dimensions[hr].height=30; ws.freeze_panes='C6'
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
s3=wb.create_sheet('Comps'); s3.append(['Comp','Yr','Units','1x1 rent','2x2 rent','Occ']); 
for a in [('Villas at Ingram',1980,164,1085,1410,.94),('Callaghan Oaks',1976,92,1040,1365,.91),('The Pecos',1984,210,1150,1495,.95)]: s3.append(list(a))
wb.active=1; wb.save(os.path.join(DOCS,NAME)); recalc(NAME)
save(NAME,rows,len(rows),len(rows)-len(vac),len(vac),'Encino Terrace','2024-09-01','owner/buyer Excel, San Antonio TX','offset table at B5, market rent split in Classic/Reno columns, building heading rows, shaded vacants, assumptions and comps sheets','market rent in one of two columns, MTM in date column, hard-coded wrong total',sheet='RR',planted={'what':f'TOTAL of Actual Rent prints {BAD:,} although the rows add to {tot:,}','kind':'total_wrong'})
