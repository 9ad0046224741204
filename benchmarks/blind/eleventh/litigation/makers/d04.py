# Rent-control registration of two walk-ups (planted: one digit changed in an actual-rent cell)
from util import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
NAME='rent_board_registration_2023_corliss_st.pdf'
def main():
    r=rng('d04'); P=People(r); rows=[]; planted=None
    st=lambda n,s,b=False,al=0,**k: ParagraphStyle(n,fontName='Times-Bold' if b else 'Times-Roman',fontSize=s,leading=s+1.6,alignment=al,**k)
    s8=st('a',7.4); s8b=st('b',7.2,True,1); 
    story=[]
    def tbl(bno,apts):
        data=[[Paragraph(x,s8b) for x in ('Apt.<br/>No.','Occ.','Reg.<br/>Cat.','Name of Tenant(s) of Record','Rms','Lease / Tenancy','','Legal Maximum Rent','Rent Actually Collected*','Security on Deposit','Services incl.')],
              [Paragraph(x,s8b) for x in ('','','','','','Commenced','Expires','(per month)','(per month)','','')]]
        sty=[('GRID',(0,0),(-1,-1),.35,colors.grey),('SPAN',(5,0),(6,0)),('BACKGROUND',(0,0),(-1,1),colors.Color(.9,.92,.88)),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),
             ('FONT',(0,2),(-1,-1),'Times-Roman',8),('ALIGN',(7,2),(9,-1),'RIGHT'),('ALIGN',(0,2),(2,-1),'CENTER'),('ALIGN',(4,2),(6,-1),'CENTER')]
        for c in (0,1,2,3,4,7,8,9,10): sty.append(('SPAN',(c,0),(c,1)))
        L=A=Dp=0; n=[0,0]
        for a in apts:
            rms=r.choice([2,3,3,3.5,4]); legal=round(r.uniform(890,2650),2); occ='O'; cat=r.choice(['RS','RS','RS','RS','RS','RC'])
            if a in ('2C','4A') and bno=='218' or a=='5B': occ='V'
            if a=='1A' and bno=='218': occ='S'
            if a=='3D' and bno=='220': occ='OO'
            if a=='4B' and bno=='220': cat='DEC'
            ty={2:'2',3:'3',3.5:'3½',4:'4'}[rms]
            row=dict(unit=a,building=bno+' CORLISS STREET',statusText=occ)
            cells=[a,occ,cat,'',ty,'','','','','','']
            if occ=='V':
                cells[2]='RS'; cells[3]=Paragraph('<i>— vacant on registration date —</i>',s8); cells[7]=n2(legal); cells[8]=''; L+=legal; n[1]+=1
            else:
                n[0]+=1
                nm=P('FML') if r.random()<.7 else None
                if nm is None:
                    x=P('FML'); y=P('FL').split()[0]; nm=f'{x} &amp; {y} {x.split()[-1]}'
                if occ=='S': nm=P('FL')+' (superintendent)'
                if occ=='OO': nm='Owner - '+P('FL')
                row['tenantName']=nm.replace('&amp;','&'); cells[3]=Paragraph(nm,s8)
                if occ in('S','OO'):
                    cells[2]='EX'; cells[8]='0.00'; row['contractRent']=0.0; cells[7]='exempt'
                else:
                    act=legal if cat!='DEC' and r.random()<.6 else round(legal*r.uniform(.8,.97),2)
                    if cat=='DEC': legal=None; act=3150.0
                    b=D(r.choice([2020,2021,2022,2022,2023]),r.choice([2,5,6,9,11]),1)
                    if b.year==2023 and b.month>7: b=D(2022,b.month,1)
                    e=addm(b,24 if r.random()<.4 else 12)-datetime.timedelta(days=1)
                    while e<D(2023,7,31): e=addm(e+datetime.timedelta(days=1),12)-datetime.timedelta(days=1)
                    if cat=='RC':
                        b0=D(r.randint(1968,1971),r.randint(1,6),1); row['leaseStartDate']=b0; row['leaseEndDate']='statutory'; cells[5]=b0.strftime('%m-%d-%Y'); cells[6]='statutory'; act=legal=round(legal*.55,2)
                    else:
                        row['leaseStartDate']=b; row['leaseEndDate']=e; cells[5]=b.strftime('%m-%d-%Y'); cells[6]=e.strftime('%m-%d-%Y')
                    dep=act if cat!='RC' else 0; shown=act
                    A+=act; L+=legal or 0; Dp+=dep
                    if a=='3B' and bno=='220':
                        s=n2(act); i=[k for k,ch in enumerate(s) if ch.isdigit()][-5 if len(s)<8 else -5]
                        nd=str((int(s[i])+4)%10); s2=s[:i]+nd+s[i+1:]; shown=float(s2.replace(',',''))
                        nonlocal planted; planted={"what":f"Apt 3B at 220 Corliss Street: rent actually collected printed as {s2}, the building total and recapitulation were made with {s} (one digit changed)","kind":"digit_changed"}
                    row['contractRent']=shown; cells[7]=n2(legal) if legal else 'n/a'; cells[8]=n2(shown)
                    if dep: cells[9]=n2(dep); row['deposit']=dep
                    cells[10]=r.choice(['H, HW','H, HW','H, HW, G','H, HW, E'])
            rows.append(row); data.append(cells)
        data.append([Paragraph(f'<b>Total, {bno} Corliss St.</b> &nbsp; ({len(apts)} apartments: {n[0]} occupied, {n[1]} vacant)',s8),'','','','','','',n2(L),n2(A),n2(Dp),''])
        k=len(data)-1; sty+=[('SPAN',(0,k),(6,k)),('FONT',(7,k),(9,k),'Times-Bold',8),('LINEABOVE',(0,k),(-1,k),1,colors.black)]
        return Table(data,colWidths=[26,26,26,122,28,52,54,56,58,54,50],repeatRows=2,style=sty),(L,A,Dp,n)
    A1=[f'{f}{x}' for f in range(1,6) for x in 'ABCD'] ; A1.remove('1D')
    A2=['BSMT']+[f'{f}{x}' for f in range(1,5) for x in 'ABCD']+['5A','5B']
    story+=[Paragraph('CITY OF PORT ELLERY',st('t1',12,True,1)),Paragraph('RENT STABILIZATION BOARD',st('t2',11,True,1)),Spacer(1,4),Paragraph('ANNUAL REGISTRATION STATEMENT &nbsp;-&nbsp; FORM RB-7 (Owner\'s Copy)',st('t3',10,True,1)),Spacer(1,8)]
    info=[['Registration Year: 2023','Registration I.D.: 0-4471-218'],['Premises: 218-220 Corliss Street (Class "A" Multiple Dwelling, 5-story walk-up)','Block 1187  Lots 22, 23'],['Registered Owner: Corliss Walk-Up Realty Corp.','Managing Agent: Ashdown & Oberlin Mgmt., Inc.'],['Apartment information as of July 31, 2023','Filed: 09/14/2023']]
    story+=[Table(info,colWidths=[330,222],style=[('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('BOX',(0,0),(-1,-1),.8,colors.black),('INNERGRID',(0,0),(-1,-1),.3,colors.grey),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),3)]),Spacer(1,9)]
    t1,x1=tbl('218',A1); t2,x2=tbl('220',A2)
    story+=[Paragraph('PART C-1. &nbsp; BUILDING 218 CORLISS STREET',st('h',9,True)),Spacer(1,3),t1,Spacer(1,6),Paragraph('Occ.: O = occupied by tenant; V = vacant; S = superintendent; OO = owner-occupied. Reg. Cat.: RS = rent stabilized; RC = rent controlled; DEC = decontrolled; EX = exempt.',st('n',7)),PageBreak()]
    story+=[Paragraph('PART C-2. &nbsp; BUILDING 220 CORLISS STREET',st('h',9,True)),Spacer(1,3),t2,Spacer(1,10)]
    R=[['RECAPITULATION','218','220','Both'],['Apartments registered',str(len(A1)),str(len(A2)),str(len(A1)+len(A2))],['Occupied (O, S, OO)',x1[3][0],x2[3][0],x1[3][0]+x2[3][0]],['Vacant (V)',x1[3][1],x2[3][1],x1[3][1]+x2[3][1]],['Legal maximum rents',n2(x1[0]),n2(x2[0]),n2(x1[0]+x2[0])],['Rent actually collected',n2(x1[1]),n2(x2[1]),n2(x1[1]+x2[1])]]
    story+=[Table(R,colWidths=[140,70,70,80],hAlign='LEFT',style=[('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.6,colors.black),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('TOPPADDING',(0,0),(-1,-1),1.5)]),Spacer(1,10),
      Paragraph('* Where the rent collected is below the legal maximum rent the difference is a preferential rent. Services: H heat, HW hot water, G cooking gas, E electricity. I certify under penalty of perjury that the foregoing is true.',st('n2',7.5)),Spacer(1,22),Paragraph('_______________________________ &nbsp;&nbsp; Managing Agent',st('sg',9))]
    def foot(c,d):
        c.setFont('Times-Italic',7); c.drawString(30,22,'RB-7 (5/23)  0-4471-218'); c.drawCentredString(306,22,'- %d -'%c.getPageNumber())
    SimpleDocTemplate(os.path.join(DOC,NAME),pagesize=letter,leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=36,invariant=1).build(story,onFirstPage=foot,onLaterPages=foot)
    occ=x1[3][0]+x2[3][0]
    assert planted
    save(NAME,'MULTIFAMILY','tenant-side litigation support','rent-board annual registration, legal maximum vs collected rent, two buildings, Times ruled form',False,
      dict(propertyName='218-220 Corliss Street',asOnDate='2023-07-31',units=len(rows),occupied=occ,vacant=len(rows)-occ,planted=planted,rows=rows))
    print(planted)
if __name__=='__main__': main()
