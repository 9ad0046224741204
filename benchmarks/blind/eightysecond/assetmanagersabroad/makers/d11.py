from common import *
import xlwt
rnd=random.Random(1111); F='au_carpark_licence_register.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Licences'); E=xlwt.easyxf
b=E('font: bold on, name Tahoma, height 160'); n=E('font: name Tahoma, height 160'); N=E('font: name Tahoma, height 160',num_format_str='#,##0.00'); DT=E('font: name Tahoma, height 160',num_format_str='d/mm/yyyy'); H=E('font: bold on, name Tahoma, height 160, colour white; pattern: pattern solid, fore_colour dark_teal; align: wrap on, vert centre, horiz center'); NB=E('font: bold on, name Tahoma, height 160; borders: top thin, bottom double',num_format_str='#,##0.00'); TB=E('font: bold on, name Tahoma, height 160; borders: top thin, bottom double'); SB=E('font: bold on, name Tahoma, height 160; pattern: pattern solid, fore_colour ice_blue')
ws.write(0,0,'Murray Lane Car Park, Perth WA',E('font: bold on, name Tahoma, height 240')); ws.write(1,0,'Register of monthly parking licences - 1 August 2026',n); ws.write(2,0,'Fees per bay per month. Levy = Perth parking levy on-charge.',n)
hd=['Bay','Bay Type','Licensee','Rego','Start','Finish','Licence Fee\n(ex GST)','Levy','GST','Total\n(inc GST)','Access Card\nDeposit','Remarks']
for j,h in enumerate(hd): ws.write(4,j,h,H)
ws.row(4).height_mismatch=True; ws.row(4).height=520
for j,w in enumerate([8,14,34,11,11,12,12,9,9,12,12,30]): ws.col(j).width=256*w
r=5; rows=[]; T=[0]*5; no=nv=0
co=['Westerly Mining Services Pty Ltd','Hartog Lawyers','Banksia Dental','Cottesloe Capital Pty Ltd','Swanline Architects','Perth Physio Collective']
for lv,bays in (('LEVEL B1',range(1,17)),('LEVEL B2',range(1,21))):
    ws.write_merge(r,r,0,11,lv,SB); r+=1
    for i in bays:
        u=f"{lv[-2:]}-{i:02d}"; ty='Reserved' if lv[-1]=='1' else rnd.choice(['Unreserved','Unreserved','Tandem']); 
        if u in('B1-01','B1-02'): ty='EV Reserved'
        if i>18: ty='Motorcycle'
        fee={'Reserved':520,'EV Reserved':585,'Unreserved':410,'Tandem':345,'Motorcycle':95}[ty]; v=u in('B1-09','B2-05','B2-14','B2-20')
        ws.write(r,0,u,n); ws.write(r,1,ty,n); d=dict(unit=u,section=lv,unitType=ty)
        if v: ws.write(r,2,'AVAILABLE',b); nv+=1; d['statusText']='AVAILABLE'; 
        else:
            no+=1; t=co[(i-1)//3%6] if lv[-1]=='1' and i<13 else f'{rnd.choice(FIRST)} {rnd.choice(LAST)}'; s=dt.date(rnd.randint(2021,2026),rnd.randint(1,7),1); e='Monthly' if rnd.random()<.6 else D('2027-06-30') if rnd.random()<.5 else D('2026-12-31')
            fee-=rnd.choice([0,0,0,20,35]) if fee>100 else 0; lev=98.4 if ty!='Motorcycle' else 0; gst=round((fee+lev)*.1,2); tot=round(fee+lev+gst,2); dp=rnd.choice([0,50,50,75])
            ws.write(r,2,t,n); ws.write(r,3,f"1{rnd.choice('FGHIJ')}{rnd.choice('ABCDE')}{rnd.choice('KLMNP')} {rnd.randint(100,999)}",n); ws.write(r,4,dt.datetime.combine(s,dt.time()),DT); ws.write(r,5,e if e=='Monthly' else dt.datetime.combine(e,dt.time()),n if e=='Monthly' else DT)
            for j,x in enumerate((fee,lev,gst,tot,dp)): ws.write(r,6+j,x,N); T[j]+=x
            ws.write(r,11,rnd.choice(['','','','','30 days notice','Direct debit','Card no. '+str(rnd.randint(200,900)),'Notice given, out 31/08/2026' ]) ,n)
            d.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=fee,charges=[dict(code='Levy',amount=lev),dict(code='GST',amount=gst)],totalCharges=tot,deposit=dp,statusText='Occupied')
        rows.append(d); r+=1
for j in (0,1,3,4,5,11): ws.write(r,j,'',TB)
ws.write(r,2,'Total',TB)
for j,x in enumerate(T): ws.write(r,6+j,round(x,2),NB)
ws.write(r+2,0,f'Bays: {no+nv}    Licensed: {no}    Available: {nv}',b); ws.panes_frozen=True; ws.horz_split_pos=5; ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_num_pages=1; ws.fit_height_to_pages=0
wb.save(f'{B}/documents/{F}')
q=lambda i:[round(T[i],2),f'{T[i]:,.2f}']
save(F,'Murray Lane Car Park','2026-08-01',rows,no+nv,no,nv,'PARKING','Australian car park licence register in .xls, one bay a row, levy and GST, Monthly in the finish column',False,{'contractRent':q(0),'charge:Levy':q(1),'charge:GST':q(2),'totalCharges':q(3),'deposit':q(4)})
