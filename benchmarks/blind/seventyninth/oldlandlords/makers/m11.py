from common import *; import openpyxl; from openpyxl.styles import *
r=random.Random(1111); n=N(1111); f='Market Hall stalls Q3.xlsx'
wb=openpyxl.Workbook();ws=wb.active;ws.title='Stall register';w2=wb.create_sheet('Sat casuals')
ws['A1']='Haverbridge Borough Council – Covered Market';ws['A1'].font=Font(bold=True,size=14,color='7B2D26')
ws['A2']='Register of stall licences, position at 31/08/2025';ws['A3']='Prepared for Markets Sub-Committee. Licence fees include business rates. Arrears in last column.'
H=['Aisle','Stall','Size','Sq ft','Trader','Trade','State','Licence from','Licence fee pcm','Service pcm','Cold store pcm','Total pcm','Arrears £']
th=Side(style='thin',color='999999');bx=Border(top=th,bottom=th,left=th,right=th)
for i,x in enumerate(H): c=ws.cell(5,i+1,x);c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='7B2D26');c.alignment=Alignment(wrap_text=True,vertical='center');c.border=bx
ws.row_dimensions[5].height=32
y=6;rows=[];T=[0]*5;cnt={'Let':0,'Void':0,'Suspended':0}
tr=['Butcher','Fishmonger','Haberdashery','Cheese','Greengrocer','Key cutting','Cards','Pet food','Vinyl records','Hot food','Sweets','Phone repairs','Fabrics','Bakery']
for ai,(al,c) in enumerate([('Butter Row',14),('Fish Row',9),('Cloth Row',16),('Outer ring',15)]):
    y0=y
    for k in range(1,c+1):
        u=f'{"BFCO"[ai]}{k}';sz,sf,fee=r.choice([('Single',80,235),('Single',80,235),('Double',160,440),('Corner',110,325)])
        if al=='Outer ring': sz,sf,fee='Kiosk',60,190
        v=r.random()
        stt='Void' if v<.15 else 'Suspended' if v<.19 else 'Let'
        cnt[stt]+=1
        val=[u,sz,sf]
        rec=R(unit=u,section=al,unitType=sz,area=sf,statusText=stt)
        if stt=='Void': val+=['','',stt]+[None]*6
        else:
            nm=n(r.choice(['{f} {l}','{l} & Sons','{i}. {l}','{f} {l} t/a The {l} Stall']));sv=round(sf*.35,2);co=r.choice([0,45,60]) if al in('Butter Row','Fish Row') else 0;d=D(r,'2006-01-01','2025-08-01').replace(day=1)
            if stt=='Suspended': fee=0;sv=0;co=0
            ar=r.choice([0]*5+[fee,fee*2,60]) if stt=='Let' else r.choice([470.0,880.0])
            tot=round(fee+sv+co,2)
            val+=[nm,r.choice(tr),stt,d,fee,sv,co or None,tot,ar or None]
            rec.update(R(tenantName=nm,leaseStartDate=d.isoformat(),contractRent=fee,charges=[dict(code='Licence fee pcm',amount=fee),dict(code='Service pcm',amount=sv)]+([dict(code='Cold store pcm',amount=co)] if co else []),totalCharges=tot,balance=ar or None))
            for i,q in enumerate((fee,sv,co,tot,ar)): T[i]+=q
        rows.append(rec)
        for i,q in enumerate(val):
            cc=ws.cell(y,i+2,q if q!='' else None);cc.border=bx
            if i==6: cc.number_format='dd/mm/yyyy'
            if i>=7: cc.number_format='#,##0.00'
            if stt=='Void': cc.fill=PatternFill('solid',fgColor='F4E3E1')
        y+=1
    ws.merge_cells(start_row=y0,end_row=y-1,start_column=1,end_column=1);ws.cell(y0,1,al).alignment=Alignment(vertical='center',horizontal='center',text_rotation=90)
    ws.cell(y0,1).font=Font(bold=True)
ws.cell(y,5,'TOTAL').font=Font(bold=True)
for i,q in enumerate(T): c=ws.cell(y,9+i,round(q,2));c.number_format='£#,##0.00';c.font=Font(bold=True);c.border=Border(top=Side(style='medium'))
ws['O5']='Summary';ws['O5'].font=Font(bold=True)
for i,(a,q) in enumerate([('Stalls',54)]+list(cnt.items())): ws.cell(6+i,15,a);ws.cell(6+i,16,q)
for c,w in zip('ABCDEFGHIJKLMNOP',[6,7,9,7,40,15,11,12,11,10,10,11,11,3,12,7]): ws.column_dimensions[c].width=w
ws.freeze_panes='C6';ws.auto_filter.ref=f'B5:M{y-1}'
w2.append(['Casual pitches, Saturdays','','']);w2.append(['Date','Pitches taken','Tolls £'])
for i in range(5): k=r.randrange(8,19);w2.append([dt.date(2025,8,2)+dt.timedelta(7*i),k,k*18])
for q in range(3,8): w2.cell(q,1).number_format='dd/mm/yyyy'
w2.column_dimensions['A'].width=14
ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=0
wb.save(doc(f));save(f,'RETAIL','market stalls, aisle in merged rotated cell, side summary',True,rows,'Haverbridge Borough Council – Covered Market','2025-08-31',54,cnt['Let'] if not cnt['Suspended'] else None,cnt['Void'] if not cnt['Suspended'] else None,'Stall register')
