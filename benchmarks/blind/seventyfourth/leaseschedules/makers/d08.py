from h import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
r=R(808); fn='rr_ground_lease_schedule_wharf_district.pdf'
s=PS('s',fontName='Helvetica',fontSize=8,leading=10); sr=PS('r',parent=s,alignment=2); b=PS('b',parent=s,fontName='Helvetica-Bold'); br=PS('br',parent=b,alignment=2); P_=Paragraph
T=[('A-1','Kestrel Harbor Hotel Owner, LLC',2.84,'July 1, 1998','June 30, 2097',d(1998,7,1),d(2097,6,30),385000,[(2028,7,423500),(2033,7,465850)],'hotel, 212 keys',100000),
('A-2','Ostrander Office Investors LP',1.92,'January 1, 2004','December 31, 2102',d(2004,1,1),d(2102,12,31),261250,[(2029,1,287375)],'office building, 6 floors',0),
('B','Brightwater Residential Trust',4.10,'April 1, 2011','March 31, 2110',d(2011,4,1),d(2110,3,31),512400,[(2026,4,527772),(2027,4,543605),(2028,4,559913)],'apartments, 240 units',250000),
('C-1','Redfern Self Storage Partners',1.25,'October 1, 2015','September 30, 2064',d(2015,10,1),d(2064,9,30),98600,[(2030,10,108460)],'self storage',24650),
('C-2',None,1.31,None,None,None,None,None,[],'unimproved; used by the Landlord for event parking',None),
('D','Tilden Fuel & Market, Inc.',0.88,'March 1, 2019','February 28, 2039',d(2019,3,1),d(2039,2,28),132000,[(2029,3,145200),(2034,3,159720)],'service station',33000),
('E','Corvane Bank, N.A.',0.64,'June 1, 2021','May 31, 2041',d(2021,6,1),d(2041,5,31),118500,[(2026,6,130350),(2031,6,143385),(2036,6,157724)],'bank branch with drive-through',0)]
data=[[P_(x,b) for x in ('Parcel','Ground Lessee','Acres','Commencement','Expiration','Annual Ground Rent','Scheduled Adjustments (annual rent)','Security Deposit')]]; rows=[]
for u,n,ac,c1,c2,st,ex,a,sp,use,dep in T:
    if not n:
        data.append([P_(u,b),P_(f'<b>Vacant</b><br/>{use}',s),P_(f'{ac:.2f}',sr),'','','','','']); rows.append(row(unit=u,area=ac,statusText='Vacant')); continue
    data.append([P_(u,b),P_(f'{n}<br/><i>{use}</i>',s),P_(f'{ac:.2f}',sr),P_(c1,s),P_(c2,s),P_(f'${a:,}.00',sr),P_('<br/>'.join(f'{m}/1/{y}: ${x:,}' for y,m,x in sp),s),P_(f'${dep:,}.00',sr)])
    rows.append(row(unit=u,tenantName=n,area=ac,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(ex),annualRent=a,deposit=dep,rentSteps=[dict(date=f'{y}-{m:02d}-01',amount=x,per='year') for y,m,x in sp]))
data.append(['',P_('Total',b),P_(f'{sum(t[2] for t in T):.2f}',br),'','',P_(f'${sum(t[7] or 0 for t in T):,}.00',br),'',P_(f'${sum(t[10] or 0 for t in T):,}.00',br)])
t=Table(data,colWidths=[42,112,38,78,70,72,90,64]); t.setStyle(TableStyle([('GRID',(0,0),(-1,-2),.4,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEABOVE',(0,-1),(-1,-1),1.2,colors.black)]))
c=PS('c',fontName='Helvetica-Bold',fontSize=12,alignment=1,leading=16); n_=PS('n',parent=s,spaceBefore=6,leading=11)
SimpleDocTemplate(B+'documents/'+fn,pagesize=letter,leftMargin=24,rightMargin=24,topMargin=50,invariant=1).build([P_('EXHIBIT C',c),P_('SCHEDULE OF GROUND LEASES',c),P_('Wharf District Land Company &mdash; as of February 1, 2026',PS('d',parent=c,fontName='Helvetica',fontSize=10)),Spacer(1,10),t,Spacer(1,8),
 P_('1. All leases are absolutely net. The lessees pay real estate taxes on land and improvements directly.',n_),P_('2. Ground rent is billed quarterly in advance, save Parcel B (monthly). No rent has been paid more than one quarter in advance.',n_),P_('3. Parcel A-1: the 2033 adjustment is the minimum; the lessee owes the greater of the figure shown and 5.5% of the appraised land value.',n_),P_('4. Parcels C-1 and D each hold two options of ten years at the rent then in force plus 10%. No lessee has an option to purchase; Parcel E has a right of first offer.',n_)])
save(fn,'LAND','exhibit of ground leases, wrapped cells with adjustments inside',True,rows,propertyName='Wharf District Land Company',asOnDate='2026-02-01',units=7,occupied=6,vacant=1)
